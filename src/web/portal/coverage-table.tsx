import { Table } from '#ui/table.tsx'
import { useText } from '../i18n/text.ts'
import { useProtectionWords } from './coverage-map.tsx'
import type { Standing } from './coverage.ts'

/** What the map of a brand shows, as a table, and where it is not protected. */
export function CoverageTable({ coverage }: { coverage: { name: string; standings: readonly Standing[] } }) {
  const t = useText('portal')
  const wordsOf = useProtectionWords()
  const open = coverage.standings.filter(({ state }) => state === 'none')
  const nameOf = ({ href, name }: Standing) => (href ? <a href={href}>{name}</a> : name)
  return (
    <details className="mw-more">
      <summary>{t('home.table')}</summary>
      <Table
        caption={t('home.coverage', { brand: coverage.name })}
        dense
        rows={coverage.standings.filter(({ state }) => state !== 'none')}
        rowKey={({ code }) => code}
        columns={[
          { key: 'place', title: t('home.tablePlace'), head: true, cell: nameOf },
          { key: 'state', title: t('home.tableState'), cell: wordsOf },
        ]}
      />
      <p className="mw-small mw-muted mt-2">
        {t('home.notProtected', { count: open.length })}: {open.map(({ name }) => name).join(', ')}.
      </p>
    </details>
  )
}
