import { ButtonLink } from '#ui/button.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { SummaryData } from './load.server.ts'

/** Before the registers are read: where it stands. */
export function Waiting({ data }: { data: SummaryData }) {
  const t = useText('summary')
  const started = data.state === 'started'
  return (
    <section className="mw-verdictline" aria-labelledby="waiting">
      <div className="mw-prose">
        <h2 className="mw-h1" id="waiting">
          {t('waiting.title')}
        </h2>
        <p className="mw-lede">{t('waiting.text', { mark: data.mark })}</p>
      </div>
      <Timeline
        moments={[
          { key: 'requested', state: started ? 'done' : 'now', when: '1', title: t('waiting.requested') },
          { key: 'started', state: started ? 'now' : 'next', when: '2', title: t('waiting.started') },
          { key: 'ready', state: 'next', when: '3', title: t('waiting.ready') },
        ]}
      />
    </section>
  )
}

/** When the verification ended with advice not to file. */
export function Dismissed({ data, reason }: { data: SummaryData; reason: string | null }) {
  const t = useText('summary')
  const language = useLanguage()
  return (
    <section className="mw-verdictline" aria-labelledby="dismissed">
      <div className="mw-prose">
        <h2 className="mw-h1" id="dismissed">
          {t('dismissed.title')}
        </h2>
        <p className="mw-muted">{t('dismissed.text')}</p>
        {reason && <p className="mw-lede mw-lines">{reason}</p>}
      </div>
      <div className="mw-verdictline__act">
        <ButtonLink
          kind="primary"
          block
          href={path.verification({}, { language, query: { jurisdictions: data.places.map((place) => place.code) } })}
        >
          {t('dismissed.again')}
        </ButtonLink>
      </div>
    </section>
  )
}
