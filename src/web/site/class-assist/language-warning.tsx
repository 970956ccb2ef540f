import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { Flag } from '../../flag.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { placeOf } from '../../places.ts'

/** Offices that take a list of goods and services in English (spec, part 1, section 6). */
const places: readonly Jurisdiction[] = ['EU', 'CA', 'NZ', 'UK', 'US', 'HK', 'AU']

/**
 * Asked in Spanish when somebody leaves the pages of the classes: whether to go on in English, in which these offices take a list.
 * The site's script opens it and says where its two links lead; without scripts it stays closed.
 */
export function LanguageWarning() {
  const t = useText('classes')
  const language = useLanguage()
  if (language !== 'es') return null
  return (
    <dialog className="mw-modal mw-langwarn" data-language-warning aria-labelledby="language-warning-title">
      <div className="mw-modal__head">
        <h2 className="mw-h3" id="language-warning-title">
          {t('warning.title')}
        </h2>
      </div>
      <div className="mw-modal__body mw-stack">
        <ul className="mw-langwarn__flags">
          {places.map((place) => (
            <li key={place}>
              <Flag place={place} name={placeOf(place, language).name} />
              <span className="mw-small">{placeOf(place, language).name}</span>
            </li>
          ))}
        </ul>
        <p>{t('warning.text')}</p>
        <p className="mw-cluster">
          <a className="mw-btn mw-btn--primary" href="/class-assist" data-english>
            {t('warning.english')}
          </a>
          <a className="mw-btn mw-btn--secondary" href="/es/class-assist" data-stay>
            {t('warning.stay')}
          </a>
        </p>
      </div>
    </dialog>
  )
}
