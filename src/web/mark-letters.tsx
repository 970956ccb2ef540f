import { oddLetters } from '#domain/registration/mark-letters.ts'
import { OddLetters } from '#ui/odd-letters.tsx'
import { useText } from './i18n/text.ts'

/** Letters of a mark that are not what they seem, beside where it is typed or shown. */
export function MarkLetters({ text }: { text: string }) {
  const t = useText('trademark')
  return (
    <OddLetters
      letters={oddLetters(text)}
      title={t('letters.title')}
      say={(word, values) => t(`letters.${word}`, { ...values })}
    />
  )
}
