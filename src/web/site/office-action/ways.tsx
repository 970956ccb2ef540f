import { Entry } from '#ui/entry.tsx'
import { useText } from '../../i18n/text.ts'
import { OfferedWays } from '../../offered-ways.tsx'
import type { OfficeActionData } from './load.server.ts'

type Way = OfficeActionData['solutions'][number]

/** What a way is and what its chance rests on: a person's words, under their name. */
function Words({ way }: { way: Way }) {
  const t = useText('office-action')
  return (
    <>
      {way.description && <span className="mw-lines">{way.description}</span>}
      {way.chance && way.ground && (
        <span className="mw-lines">
          {' '}
          <b>{t(`chance.${way.chance}`)}</b> {way.ground}
        </span>
      )}
    </>
  )
}

/** The ways to answer with all that they cost; nothing is chosen beforehand. */
export function Ways({ data }: { data: OfficeActionData }) {
  const t = useText('office-action')
  const { solutions, can, by, currency } = data
  if (solutions.length === 0 && data.recommendation === null) return null
  return (
    <Entry id="can" number={2} margin={t('ways.margin')}>
      <h2 className="mw-h2 mb-2" id="can-title">
        {t('ways.title')}
      </h2>
      {data.recommendation && (
        <p className="mw-lines mb-2">
          {data.recommendation} {by && <span className="mw-muted">{by}</span>}
        </p>
      )}
      {data.supplementalRegister && <p className="mw-lines mb-2">{t('ways.supplemental')}</p>}
      <OfferedWays
        ways={solutions.map((way) => ({ ...way, title: way.solution, words: <Words way={way} /> }))}
        name="solutionId"
        currency={currency}
        by={by}
        canOrder={can.order}
        payAt={data.payAt}
      />
    </Entry>
  )
}
