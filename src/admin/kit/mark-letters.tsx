import { oddLetters } from '#domain/registration/mark-letters.ts'
import { OddLetters } from '#ui/odd-letters.tsx'
import { useNames } from '../i18n/texts.ts'

/** Letters of a mark that are not what they seem. */
export function MarkLetters({ text }: { text: string }) {
  const names = useNames()
  return (
    <OddLetters
      letters={oddLetters(text)}
      title={names('letters.title')}
      say={(word, values) => names(`letters.${word}`, values)}
    />
  )
}
