import { niceClassName } from '#domain/catalog/nice-classes.ts'
import type { Language } from '#kernel/languages.ts'
import { TextArea } from '#ui/text-field.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { useWideTerms } from './term-search.ts'

interface GoodsAreaProps {
  number: number
  text: string
  ordered: boolean
  locked: boolean
  termLanguage: Language
  onChange: (text: string) => void
}

/** The terms of one class, one on each line, and which of them an office may find too wide. */
export function GoodsArea({ number, text, ordered, locked, termLanguage, onChange }: GoodsAreaProps) {
  const t = useText()
  const language = useLanguage()
  const wide = useWideTerms(number, termLanguage)
  const tooWide = text.split('\n').flatMap((line) => (wide.has(line.trim().toLowerCase()) ? [line.trim()] : []))
  const notes = [
    ...(ordered ? [] : [t('goods.notOrdered')]),
    ...(tooWide.length > 0 ? [t('terms.tooWide', { terms: tooWide.join(', ') })] : []),
  ]
  return (
    <TextArea
      name={`class-${number}`}
      label={t('goods.class', { number, name: niceClassName(number, language) })}
      hint={notes.length > 0 ? notes.join(' · ') : undefined}
      className="wb-goodsarea"
      readOnly={locked}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
