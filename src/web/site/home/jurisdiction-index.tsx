import { Entry } from '#ui/entry.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { HomeData } from './load.server.ts'

type Places = HomeData['jurisdictions']
const first = [
  'AU',
  'BX',
  'CA',
  'CN',
  'CZ',
  'EU',
  'DE',
  'IN',
  'IE',
  'JP',
  'SK',
  'KR',
  'ES',
  'CH',
  'TR',
  'AE',
  'UK',
  'US',
]

function Index({ places }: { places: Places }) {
  const t = useText('common')
  const language = useLanguage()
  return (
    <ul className="mw-index">
      {places.map((place) => (
        <li key={place.code}>
          <a href={path.country({ slug: place.slug }, { language })}>
            {place.name}{' '}
            <span>
              {place.months && t('months', { from: place.months[0], to: place.months[1], count: place.months[1] })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The gazetteer: the most asked for places, then all of them. */
export function JurisdictionIndex({ places }: { places: Places }) {
  const t = useText('site')
  return (
    <Entry id="jurisdictions" margin={t('jurisdictions.margin')}>
      <h2 className="mw-h2" id="jurisdictions-title">
        {t('jurisdictions.title', { count: places.length })}
      </h2>
      <p className="mw-prose mw-muted mt-1 mb-3">{t('jurisdictions.text')}</p>
      <Index places={places.filter((place) => first.includes(place.code))} />
      <details className="mw-more">
        <summary>{t('jurisdictions.all', { count: places.length })}</summary>
        <Index places={places} />
      </details>
    </Entry>
  )
}
