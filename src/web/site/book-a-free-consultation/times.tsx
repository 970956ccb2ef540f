import { dateTimeFormat } from '#kernel/formatters.ts'
import { localeOf } from '#kernel/languages.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { useZone, zoneName } from '../consultation/use-zone.ts'
import './times.css'

/** The free times by day, in the zone of whoever reads; each day opens by itself, also without scripts. */
export function Times(props: { slots: readonly string[]; zone: string; chosen: string; error: string | undefined }) {
  const { slots, zone: office, chosen, error } = props
  const t = useText('consultation')
  const language = useLanguage()
  const zone = useZone(office)
  const locale = localeOf[language]
  const day = dateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone })
  const hour = dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone })
  const days = [...Map.groupBy(slots, (at) => day.format(new Date(at)))]
  return (
    <fieldset className="mw-stack" aria-describedby={error ? 'at-error' : 'at-zone'}>
      <legend className="mw-h2 mb-2">{t('when.title')}</legend>
      <p className="mw-muted" id="at-zone">
        {t('when.zone', { zone: zoneName(zone) })}
      </p>
      {error && (
        <p className="mw-field__error" id="at-error">
          {error}
        </p>
      )}
      <div>
        {days.map(([name, times], number) => (
          <details key={name} className="mw-talkday" open={number === 0 || times.includes(chosen)}>
            <summary>
              {name} <span className="mw-muted">{t('when.free', { count: times.length })}</span>
            </summary>
            <div className="mw-talktimes">
              {times.map((at) => (
                <label key={at}>
                  <input type="radio" name="at" value={at} defaultChecked={at === chosen} required />
                  <time dateTime={at}>{hour.format(new Date(at))}</time>
                </label>
              ))}
            </div>
          </details>
        ))}
      </div>
    </fieldset>
  )
}
