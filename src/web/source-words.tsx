/** A sentence with the words of a source in it, which stay in the language that they were recorded in, English, wherever the reader is. */
export function SourceWords({ text, source }: { text: string; source: string }) {
  const at = text.indexOf(source)
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <span lang="en">{source}</span>
      {text.slice(at + source.length)}
    </>
  )
}
