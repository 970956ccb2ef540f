import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'

/** Invented names that meet something in most registers; the last one also has a word of trade in it. */
const examples = ['LUMERA', 'NORTHFOLD', 'BEST COFFEE'] as const

/** Names to try, for somebody who has none yet. Links, so that they work without scripts. */
export function Examples() {
  const t = useText('checker')
  const language = useLanguage()
  return (
    <p className="mw-small mw-checker__examples">
      <span className="mw-muted">{t('examples')}</span>{' '}
      {examples.map((value) => (
        <a key={value} href={path.trademarkSearch({}, { language, query: { value } })} translate="no">
          {value}
        </a>
      ))}
    </p>
  )
}
