import { useLoaderData } from 'react-router'
import { platformTitle } from '#domain/enforcement/platforms.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { caseTone, reportTone } from '../../mark-tone.ts'
import { path } from '../../path.ts'
import { Pager } from '../pager.tsx'
import '../styles/register.css'
import type { CasesData } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'case'] } satisfies PageHandle

type Row = CasesData['cases'][number]

function useColumns(): Column<Row>[] {
  const t = useText('case')
  return [
    {
      key: 'brand',
      title: t('list.brand'),
      head: true,
      cell: (row) => (
        <>
          <a className="mw-row-link" href={row.href}>
            <Mark size="s">{row.brand}</Mark>
          </a>
          <span className="mw-source">{row.other ?? t('case.unknownOther')}</span>
        </>
      ),
    },
    {
      key: 'where',
      title: t('list.where'),
      cell: (row) =>
        row.platforms.map((platform) => platformTitle(platform, (word) => t(`platform.${word}`))).join(', '),
    },
    {
      key: 'gone',
      title: t('list.gone'),
      className: 'mw-nowrap',
      cell: (row) => t('list.goneOf', { gone: row.gone, all: row.places }),
    },
    { key: 'moved', title: t('list.moved'), className: 'mw-nowrap', cell: (row) => row.moved },
    {
      key: 'status',
      title: t('list.status'),
      cell: (row) => <Status tone={caseTone(row.status)}>{t(`status.${row.status}`)}</Status>,
    },
  ]
}

function Reports({ data }: { data: CasesData }) {
  const t = useText('case')
  if (data.reports.length === 0) return null
  return (
    <Entry id="reports" margin={t('list.reportsMargin')}>
      <h2 className="mw-h3 mb-2" id="reports-title">
        {t('list.reports')}
      </h2>
      <ul className="mw-ruled">
        {data.reports.map((report) => (
          <li key={report.id} className="mw-split">
            <span>
              <a href={report.href}>{report.about ?? t('shown.titlePlain')}</a>{' '}
              <span className="mw-source">{report.sent}</span>
            </span>
            <Status tone={reportTone(report.status)}>{t(`requestStatus.${report.status}`)}</Status>
          </li>
        ))}
      </ul>
      {data.moreReports > 0 && <p className="mw-small mw-muted mt-2">{t('list.more', { number: data.moreReports })}</p>}
    </Entry>
  )
}

/** The customer's cases, and reports from which no case came yet. */
export default function CasesPage() {
  const t = useText('case')
  const language = useLanguage()
  const data = useLoaderData<CasesData>()
  const columns = useColumns()
  return (
    <>
      <title>{t('list.metaTitle')}</title>
      <h1 className="mw-h1">{t('list.title')}</h1>
      <p className="mw-muted mt-1 mb-2">{t('list.lede')}</p>
      <p className="mb-4">
        <ButtonLink href={path.reportThreat({}, { language })}>{t('threat.title')}</ButtonLink>
      </p>
      {data.paging.total === 0 ? (
        <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
      ) : (
        <>
          <Table caption={t('list.title')} columns={columns} rows={data.cases} rowKey={({ id }) => id} />
          <Pager paging={data.paging} hrefOf={(page) => path.cases({}, { language, query: { page: String(page) } })} />
        </>
      )}
      <Reports data={data} />
    </>
  )
}
