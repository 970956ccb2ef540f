import { platformTitle } from '#domain/enforcement/platforms.ts'
import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { useText } from '../../../i18n/text.ts'
import type { CaseData } from './load.server.ts'
import { numberOf } from './numbers.ts'

/** Where it happens, place by place, with what was seen there and since when it is gone. */
export function Places({ data }: { data: CaseData }) {
  const t = useText('case')
  if (data.places.length === 0) return null
  return (
    <Entry id="places" number={numberOf(data, 'places')} margin={t('case.placesMargin')}>
      <h2 className="mw-h3 mb-2" id="places-title">
        {t('case.places')}
      </h2>
      <ul className="mw-ruled">
        {data.places.map((place) => (
          <li key={place.id} className="mw-stack mw-stack--s">
            <p className="mw-split">
              <b>{platformTitle(place.platform, (word) => t(`platform.${word}`))}</b>
              <Status tone={place.gone ? 'leaf' : 'amber'}>
                {place.gone ? t('case.goneSince', { date: place.gone }) : t('case.there')}
              </Status>
            </p>
            <p className="mw-small mw-muted">
              {[
                place.place && t('case.offeredTo', { place: place.place }),
                place.classes.length > 0 && t('case.inClasses', { list: place.classes.join(', ') }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <ul>
              {place.evidences.map((evidence) => (
                <li key={evidence.id}>
                  {evidence.website && <span className="break-all">{evidence.website}</span>}{' '}
                  {evidence.on && <span className="mw-source">{t('case.seenOn', { date: evidence.on })}</span>}
                  {evidence.text && <p className="mw-small mw-lines">{evidence.text}</p>}
                </li>
              ))}
            </ul>
            {place.more > 0 && <p className="mw-small mw-muted">{t('list.more', { number: place.more })}</p>}
          </li>
        ))}
      </ul>
    </Entry>
  )
}
