import type { ReactNode } from 'react'

interface WordsProps {
  text: string
  source: string
}

/** A sentence of which a part is kept apart from it, where it has that part. */
function parted({ text, source }: WordsProps, kept: ReactNode): ReactNode {
  const at = text.indexOf(source)
  if (at === -1 || source === '') return text
  return (
    <>
      {text.slice(0, at)}
      {kept}
      {text.slice(at + source.length)}
    </>
  )
}

/** A sentence with the words of a source in it, which stay in the language that they were recorded in, English, wherever the reader is. */
export function SourceWords(words: WordsProps) {
  return parted(words, <span lang="en">{words.source}</span>)
}

/** A sentence with the name of a law in it, which is cited as it is recorded, in whichever language that is. */
export function LawWords(words: WordsProps) {
  return parted(words, <span translate="no">{words.source}</span>)
}
