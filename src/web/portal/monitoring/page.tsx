import { Link, useLoaderData, useSearchParams } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Pager } from '../pager.tsx'
import '../styles/register.css'
import { HitDrawer } from './hit-drawer.tsx'
import type { MonitoringData, WatchedHit } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

/** Whether the drawer is open, and which result it shows; links from outside may say so. */
const [openQuery, activeQuery] = ['monitoringDrawerOpen', 'activeTrademarkMonitoringResultId'] as const

function useColumns(search: URLSearchParams): Column<WatchedHit>[] {
  const t = useText('portal')
  const open = (id: string): string => {
    const next = new URLSearchParams(search)
    next.set(openQuery, 'true')
    next.set(activeQuery, id)
    return `?${next.toString()}`
  }
  return [
    {
      key: 'mark',
      title: t('monitoring.found'),
      head: true,
      cell: (hit) => (
        <>
          <Link to={open(hit.id)} preventScrollReset>
            <Mark size="s">{hit.mark}</Mark>
            <span className="mw-vh">, {hit.place.name}</span>
          </Link>
          {!hit.seen && (
            <>
              {' '}
              <Status tone="registry">{t('mark.hitNew')}</Status>
            </>
          )}
        </>
      ),
    },
    { key: 'own', title: t('monitoring.near'), cell: (hit) => <a href={hit.own.href}>{hit.own.name}</a> },
    { key: 'place', title: t('marks.register'), cell: (hit) => hit.place.name },
    { key: 'relevance', title: t('monitoring.relevance'), cell: (hit) => t(`monitoring.concern.${hit.relevance}`) },
    {
      key: 'time',
      title: t('hit.opposition'),
      cell: (hit) => t(`monitoring.time.${hit.time}`),
    },
  ]
}

/** What the watch found near all of one's marks, or near one of them; each opens in a drawer that has its own address. */
export default function MonitoringPage() {
  const t = useText('portal')
  const language = useLanguage()
  const data = useLoaderData<MonitoringData>()
  const [search, setSearch] = useSearchParams()
  const columns = useColumns(search)
  const active = data.hits.find(({ id }) => id === search.get(activeQuery)) ?? data.hits[0] ?? null
  const close = () => {
    const next = new URLSearchParams(search)
    next.delete(openQuery)
    next.delete(activeQuery)
    setSearch(next, { preventScrollReset: true })
  }
  const { only } = data
  const hrefOf = (page: number) =>
    only
      ? path.monitoringOf({ id: only.id }, { language, query: { page: String(page) } })
      : path.monitoring({}, { language, query: { page: String(page) } })
  return (
    <>
      <title>{t('monitoring.metaTitle')}</title>
      <h1 className="mw-h1">{only ? t('monitoring.titleOf', { mark: only.name }) : t('monitoring.title')}</h1>
      <p className="mw-muted mt-1 mb-4">{t('monitoring.lede')}</p>
      {data.paging.total === 0 ? (
        <EmptyState title={t('monitoring.emptyTitle')} text={t('monitoring.emptyText')} />
      ) : (
        <>
          <Table caption={t('monitoring.title')} columns={columns} rows={data.hits} rowKey={(hit) => hit.id} />
          <Pager paging={data.paging} hrefOf={hrefOf} />
        </>
      )}
      <HitDrawer data={data} hit={search.get(openQuery) === 'true' ? active : null} onClose={close} />
    </>
  )
}
