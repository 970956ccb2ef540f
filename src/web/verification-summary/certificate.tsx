import { classList } from '#domain/catalog/nice-classes.ts'
import { Mark } from '#ui/mark.tsx'
import { Plate } from '#ui/plate.tsx'
import { isMarkType } from '../mark-type.ts'
import { useText } from '../i18n/text.ts'
import type { SummaryData } from './load.server.ts'
import './certificate.css'

/** The head of the document: the mark between crop ticks, over the engraved ground. */
export function Certificate({ data }: { data: SummaryData }) {
  const t = useText('summary')
  const names = useText('trademark')
  const classes = (data.result?.classes ?? []).filter((item) => item.recommended)
  return (
    <Plate certificate>
      <p className="mw-split mw-small mw-muted">
        <span>{t('number', { number: data.number })}</span>
        <span>{data.result ? null : data.asked}</span>
      </p>
      <h1 className="mw-plate__mark">
        <span className="mw-inid">(540)</span>
        <Mark size="xl">{data.mark}</Mark>
      </h1>
      <dl className="mw-plate__facts mw-small">
        <div>
          <dt>
            <span className="mw-inid">(550)</span> {t('kind')}
          </dt>
          <dd>{isMarkType(data.type) ? names(`type.${data.type}`) : data.type}</dd>
        </div>
        <div>
          <dt>
            <span className="mw-inid">(511)</span> {t('classes')}
          </dt>
          <dd>{classes.length > 0 ? classList(classes.map((item) => item.number)) : t('classesNone')}</dd>
        </div>
        <div>
          <dt>{t('places')}</dt>
          <dd>
            {data.places.map((place) => place.name).join(', ')}
            {data.notAnswered !== '' && (
              <span className="mw-muted"> {t('placesNotAnswered', { list: data.notAnswered })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('applicant')}</dt>
          <dd>{data.applicant}</dd>
        </div>
        {data.result?.registers && (
          <div>
            <dt>{t('readOn')}</dt>
            <dd>{data.result.date}</dd>
          </div>
        )}
      </dl>
    </Plate>
  )
}
