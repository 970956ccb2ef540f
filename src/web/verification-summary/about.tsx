import { Entry } from '#ui/entry.tsx'
import { useText } from '../i18n/text.ts'
import { HowWeCount } from '../mark-checker/how-we-count.tsx'
import type { SummaryResult } from './result.server.ts'

/** What the document is and is not, how fresh it is, who can read it and how the scores are counted. */
export function AboutSummary({ result, owned }: { result: SummaryResult; owned: boolean }) {
  const t = useText('summary')
  return (
    <Entry id="about" margin={t('about.margin')}>
      <h2 className="mw-h2 mb-3" id="about-title">
        {t('about.title')}
      </h2>
      <div className="mw-cols-2">
        <div className="mw-prose">
          <h3 className="mw-h4">{t('about.is')}</h3>
          <p>
            {t('about.isText')}{' '}
            {result.readBy === null
              ? t('about.notRead')
              : t(result.hadListed ? 'about.readBy' : 'about.readWithout', { name: result.readBy })}
          </p>
        </div>
        <div className="mw-prose">
          <h3 className="mw-h4">{t('about.isNot')}</h3>
          <p>{t('about.isNotText')}</p>
        </div>
      </div>
      <RegistersAsked result={result} />
      <p className="mw-prose mw-small mw-muted mb-2">{t(owned ? 'about.seenByAccount' : 'about.seenByLink')}</p>
      <HowWeCount version={result.weights} />
    </Entry>
  )
}

/** Which registers the answer is of, each to the day of its newest record then, and which could not be asked. */
function RegistersAsked({ result: { registers, date } }: { result: SummaryResult }) {
  const t = useText('summary')
  const list = registers?.asked
    .map(({ names, to }) => (to ? t('about.registerTo', { names, date: to }) : t('about.registerUndated', { names })))
    .join('; ')
  return (
    <div className="mw-prose mw-small mw-muted mt-3 mb-2" id="registers">
      <p>
        {registers === null && t('about.registersUnknown', { date })}
        {registers && (list ? t('about.registers', { list }) : t('about.registersNone'))}
      </p>
      {registers && registers.missing !== '' && <p>{t('about.registersMissing', { list: registers.missing })}</p>}
    </div>
  )
}
