import { Entry } from '#ui/entry.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { RiskKind, Seriousness } from '#domain/brand-report/open-risks.ts'
import { useText } from '../../../i18n/text.ts'
import { CoverageMap } from '../../coverage-map.tsx'
import { CoverageTable } from '../../coverage-table.tsx'
import { OwnMarks } from '../../own-marks.tsx'
import type { Matters } from './matters.server.ts'

const tones: Record<Seriousness, Tone> = { high: 'seal', medium: 'amber', low: 'leaf', unrated: 'muted' }

/** How much something weighs, by word and colour. */
export function Weight({ of }: { of: Seriousness }) {
  const t = useText('brand')
  return <Status tone={tones[of]}>{t(`seriousness.${of}`)}</Status>
}

interface RiskRow {
  key: string
  kind: RiskKind
  count: number
  href: string
  seriousness: Seriousness
}

function useRiskColumns(): Column<RiskRow>[] {
  const t = useText('brand')
  return [
    {
      key: 'part',
      title: t('standing.part'),
      head: true,
      cell: ({ kind, href }) => <a href={href}>{t(`kind.${kind}`)}</a>,
    },
    { key: 'weight', title: t('standing.weight'), cell: ({ seriousness }) => <Weight of={seriousness} /> },
    {
      key: 'count',
      title: t('standing.count'),
      right: true,
      cell: ({ count }) => <span className="mw-num">{count}</span>,
    },
  ]
}

/** How many risks are open, and of what the number is made. */
export function OpenRisks({ risks }: { risks: Matters['risks'] }) {
  const t = useText('brand')
  const columns = useRiskColumns()
  const rows = risks.weights.flatMap(({ seriousness, parts }) =>
    parts.map((part) => ({ ...part, seriousness, key: `${seriousness}-${part.kind}` })),
  )
  return (
    <Entry id="standing" number={1} margin={t('standing.margin')}>
      <h2 className="mw-h2 mb-2" id="standing-title">
        {t('standing.total', { count: risks.total })}
      </h2>
      {risks.total === 0 ? (
        <p className="mw-muted">{t('standing.none')}</p>
      ) : (
        <>
          <Table caption={t('standing.caption')} rows={rows} rowKey={({ key }) => key} columns={columns} />
          <p className="mw-small mw-muted mt-2">{t('standing.how', { days: risks.days })}</p>
        </>
      )}
    </Entry>
  )
}

/** Where the brand is protected, on the map and as a table. */
export function Coverage({ coverage }: { coverage: Matters['coverage'] }) {
  const t = useText('brand')
  const portal = useText('portal')
  return (
    <Entry id="coverage" number={2} margin={t('coverage.margin')}>
      <h2 className="mw-h3 mb-2" id="coverage-title">
        {t('coverage.title')}
      </h2>
      {coverage === null ? (
        <p className="mw-muted">{t('coverage.none')}</p>
      ) : (
        <>
          <CoverageMap label={portal('home.coverage', { brand: coverage.name })} standings={coverage.standings}>
            {(active) => <OwnMarks marks={coverage.rows} more={coverage.moreRows} active={active} />}
          </CoverageMap>
          <CoverageTable coverage={coverage} />
        </>
      )}
    </Entry>
  )
}
