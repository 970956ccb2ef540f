interface OddLetter {
  letter: string
  at: number
  kind: 'cyrillic' | 'greek' | 'latin' | 'invisible'
  looksLike: string | null
  code: string
}

/** Which sentence tells of a letter; under `letters` of the texts of marks. */
export type LetterWord = 'cyrillic' | 'cyrillicLike' | 'greek' | 'greekLike' | 'latin' | 'invisible'

interface OddLettersProps {
  letters: readonly OddLetter[]
  title: string
  say: (word: LetterWord, values: { letter: string; at: number; like: string; code: string }) => string
}

const wordOf = ({ kind, looksLike }: OddLetter): LetterWord =>
  looksLike === null || kind === 'latin' || kind === 'invisible' ? kind : `${kind}Like`

/** What in the text of a mark is not what it seems, letter by letter; nothing where nothing is. */
export function OddLetters({ letters, title, say }: OddLettersProps) {
  return (
    <div role="status">
      {letters.length > 0 && (
        <div className="mw-callout mw-callout--amber">
          <strong>{title}</strong>
          <ul>
            {letters.map((one) => (
              <li key={one.at}>
                {say(wordOf(one), {
                  letter: one.kind === 'invisible' ? '' : one.letter,
                  at: one.at,
                  like: one.looksLike ?? '',
                  code: one.code,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
