import { ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import type { SummaryData } from './load.server.ts'
import './certificate.css'

/** Before the registers are read: where it stands, what was asked, and what the computer already sees. */
export function Waiting({ data }: { data: SummaryData }) {
  const t = useText('summary')
  const language = useLanguage()
  const started = data.state === 'started'
  const nearest = path.trademarkSearch(
    {},
    { language, query: { value: data.mark, jurisdictions: data.places.map((place) => place.code) } },
  )
  return (
    <section className="mw-verdictline" aria-labelledby="waiting">
      <div className="mw-stack">
        <h2 className="mw-h1" id="waiting">
          {t('waiting.title')}
        </h2>
        <p className="mw-lede">{t('waiting.text', { mark: data.mark })}</p>
        <Facts
          tight
          facts={[
            { key: 'places', label: t('places'), value: data.places.map((place) => place.name).join(', ') },
            {
              key: 'business',
              label: t('waiting.business'),
              value: <span className="mw-lines">{data.business}</span>,
            },
          ]}
        />
        <p className="mw-small">
          <a href={nearest} referrerPolicy="no-referrer">
            {t('waiting.meanwhile')}
          </a>{' '}
          <span className="mw-muted">{t('waiting.meanwhileText')}</span>
        </p>
      </div>
      <Timeline
        moments={[
          {
            key: 'requested',
            state: started ? 'done' : 'now',
            when: '1',
            title: t('waiting.requested'),
            text: t('waiting.requestedText', { date: data.asked }),
          },
          {
            key: 'started',
            state: started ? 'now' : 'next',
            when: '2',
            title: t('waiting.started'),
            text: t('waiting.startedText'),
          },
          { key: 'ready', state: 'next', when: '3', title: t('waiting.ready'), text: t('waiting.readyText') },
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
      <div className="mw-verdictline__act mw-noprint">
        <ButtonLink
          kind="primary"
          block
          href={path.verification({}, { language, query: { jurisdictions: data.places.map((place) => place.code) } })}
        >
          {t('dismissed.again')}
        </ButtonLink>
        <p className="mw-small">
          <a href={path.trademarkSearch({}, { language })}>{t('dismissed.check')}</a>
        </p>
      </div>
    </section>
  )
}
