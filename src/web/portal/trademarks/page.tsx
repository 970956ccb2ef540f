import { useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useClearDraft } from '#ui/use-draft.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { markTone } from '../../mark-tone.ts'
import { nearEnd } from '../nearing-expiry.ts'
import { Pager } from '../pager.tsx'
import '../styles/register.css'
import { Filter } from './filter.tsx'
import type { ShownMark, TrademarksData } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

function useColumns(): Column<ShownMark>[] {
  const t = useText('portal')
  const day = (key: 'filed' | 'registered' | 'ends'): Column<ShownMark> => ({
    key,
    title: t(`marks.${key}`),
    className: 'mw-nowrap',
    cell: (mark) =>
      key === 'ends' && mark.ends !== null && mark.isSum ? (
        <>
          {mark.ends} <span className="mw-source">{t('marks.sum')}</span>
        </>
      ) : (
        (mark[key] ?? <span className="mw-muted">–</span>)
      ),
  })
  return [
    {
      key: 'mark',
      title: t('marks.mark'),
      head: true,
      cell: (mark) => (
        <>
          <a href={mark.href}>
            <Mark size="s">{mark.mark}</Mark>
            <span className="mw-vh">, {mark.place}</span>
          </a>
          {mark.hits > 0 && <span className="mw-source mw-hits__note">{t('frame.hits', { count: mark.hits })}</span>}
        </>
      ),
    },
    { key: 'place', title: t('marks.register'), cell: (mark) => mark.place },
    {
      key: 'status',
      title: t('marks.status'),
      cell: (mark) => <Status tone={markTone(mark.status)}>{t(`markStatus.${mark.status}`)}</Status>,
    },
    { key: 'number', title: t('marks.number'), cell: (mark) => mark.number ?? <span className="mw-muted">–</span> },
    day('filed'),
    day('registered'),
    day('ends'),
  ]
}

export default function TrademarksPage() {
  const t = useText('portal')
  const language = useLanguage()
  const data = useLoaderData<TrademarksData>()
  useClearDraft('own-list')
  const columns = useColumns()
  const hrefOf = (page: number) =>
    path.trademarks(
      {},
      {
        language,
        query: {
          search: data.search || undefined,
          group: data.group ?? undefined,
          ends: data.near ? nearEnd : undefined,
          page: String(page),
        },
      },
    )
  return (
    <>
      <title>{t('marks.metaTitle')}</title>
      <h1 className="mw-h1">{t('marks.title')}</h1>
      <p className="mw-muted mt-1 mb-2">{t('marks.lede')}</p>
      <p className="mb-2">
        <a href={path.addTrademarks({}, { language })}>{t('add.button')}</a>
        {', '}
        <a href={path.monitoring({}, { language })}>{t('monitoring.title')}</a>
      </p>
      {data.all === 0 ? (
        <EmptyState title={t('marks.emptyTitle')} text={t('marks.emptyText')}>
          <ButtonLink href={path.orders({}, { language })}>{t('marks.emptyAction')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Filter data={data} />
          {data.marks.length === 0 ? (
            <p className="mt-3">{t('marks.none')}</p>
          ) : (
            <Table caption={t('marks.title')} columns={columns} rows={data.marks} rowKey={(mark) => mark.id} />
          )}
          <Pager paging={data.paging} hrefOf={hrefOf} />
        </>
      )}
    </>
  )
}
