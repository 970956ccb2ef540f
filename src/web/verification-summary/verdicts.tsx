import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Table } from '#ui/table.tsx'
import { useText } from '../i18n/text.ts'
import { RiskVerdict } from '../risk-verdict.tsx'
import { isSetByPerson } from './meaning.ts'
import type { SummaryResult, SummaryVerdict } from './result.server.ts'
import { RiskMap } from './risk-map.tsx'
import { placeAnchor } from './risk-tiles.tsx'

const riskCell = (verdict: SummaryVerdict) => <RiskVerdict risk={verdict.risk} />
const placeCell = ({ place }: SummaryVerdict) => (
  <span id={placeAnchor(place.code)} tabIndex={-1}>
    {place.name} <span className="mw-inid">{place.code}</span>
  </span>
)

export function Verdicts({ result }: { result: SummaryResult }) {
  const t = useText('summary')
  const names = useText('trademark')
  if (result.verdicts.length === 0) return null
  const differs = isSetByPerson(result)
  return (
    <Entry id="places" number={1} margin={t('where.margin')}>
      <h2 className="mw-h2 mb-3" id="places-title">
        {t('where.title', { count: result.verdicts.length })}
      </h2>
      <RiskMap verdicts={result.verdicts} />
      <Table
        caption={t('where.caption')}
        large
        rows={result.verdicts}
        rowKey={(verdict) => verdict.place.code}
        columns={[
          {
            key: 'place',
            title: t('where.place'),
            head: true,
            className: 'mw-nowrap',
            cell: placeCell,
          },
          {
            key: 'verdict',
            title: t('where.verdict'),
            cell: riskCell,
          },
          { key: 'why', title: t('where.why'), cell: (verdict) => verdict.reason || '–' },
          { key: 'advice', title: t('where.advice'), cell: (verdict) => verdict.advice || '–' },
        ]}
      />
      {result.byUse !== '' && <p className="mw-prose mw-small mt-3">{t('where.byUse', { places: result.byUse })}</p>}
      {differs && (
        <div className="mt-3">
          <Callout tone="plain" title={t('where.overrideTitle')}>
            <p>{t('where.rule', { risk: names(`risk.${result.worst}`) })}</p>
          </Callout>
        </div>
      )}
    </Entry>
  )
}
