import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useText } from '../../i18n/text.ts'
import { markTone } from '../mark-tone.ts'
import type { BrandCoverage, BrandTab } from './brands.server.ts'
import { TileMap, useProtectionWords } from './tile-map.tsx'

function Key() {
  const t = useText('portal')
  return (
    <ul className="mw-tilekey" aria-hidden="true">
      {(['registered', 'covered', 'pending', 'preparing', 'none'] as const).map((state) => (
        <li key={state} className={`is-${state}`}>
          {t(state === 'covered' ? 'state.coveredKey' : `state.${state}`)}
        </li>
      ))}
    </ul>
  )
}

interface Row {
  name: string
  href: string | null
  words: string
  status: TrademarkStatus | null
}

function useColumns(): Column<Row>[] {
  const t = useText('portal')
  return [
    {
      key: 'place',
      title: t('home.tablePlace'),
      head: true,
      cell: (row) => (row.href ? <a href={row.href}>{row.name}</a> : row.name),
    },
    { key: 'state', title: t('home.tableState'), cell: (row) => row.words },
    {
      key: 'status',
      title: t('home.tableStatus'),
      cell: (row) => (row.status ? <Status tone={markTone(row.status)}>{t(`markStatus.${row.status}`)}</Status> : null),
    },
  ]
}

function SameAsTable({ coverage }: { coverage: BrandCoverage }) {
  const t = useText('portal')
  const wordsOf = useProtectionWords()
  const columns = useColumns()
  const rows: Row[] = [
    ...coverage.rows.map((row) => ({ ...row, words: wordsOf({ state: row.state, via: null }) })),
    ...coverage.covered.map((row) => ({
      name: row.name,
      href: null,
      status: null,
      words: wordsOf({ state: 'covered', via: row.via }),
    })),
  ]
  return (
    <details className="mw-more mt-3">
      <summary>{t('home.table')}</summary>
      <Table
        caption={t('home.coverage', { brand: coverage.name })}
        dense
        rows={rows}
        rowKey={(row) => `${row.name}-${row.href ?? ''}`}
        columns={columns}
      />
      <p className="mw-small mw-muted mt-2">
        {t('home.notProtected', { count: coverage.open.length })}: {coverage.open.join(', ')}.
      </p>
    </details>
  )
}

/** Where a brand is registered, applied for and not protected. */
export function CoverageEntry({ coverage, brands }: { coverage: BrandCoverage; brands: BrandTab[] }) {
  const t = useText('portal')
  const [before, after] = t('home.coverage', { brand: '\u0000' }).split('\u0000')
  return (
    <Entry id="coverage" number={3} margin={t('home.coverageMargin')}>
      <h2 className="mw-h3" id="coverage-title">
        {before}
        <Mark>{coverage.name}</Mark>
        {after}
      </h2>
      {brands.length > 1 && (
        <Tabs
          label={t('home.brands')}
          tabs={brands.map((brand) => ({ ...brand, label: brand.name }))}
          current={coverage.key}
        />
      )}
      <div className="mt-3">
        <Key />
        <TileMap coverage={coverage} />
        <SameAsTable coverage={coverage} />
      </div>
    </Entry>
  )
}
