import { useLoaderData } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { RegisterDate } from '../../docket/date-sum.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { officeActionTone } from '../../mark-tone.ts'
import { path } from '../../path.ts'
import { Pager } from '../pager.tsx'
import '../styles/register.css'
import type { OfficeActionsData, ShownOfficeAction } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'office-action'] } satisfies PageHandle

function useColumns(): Column<ShownOfficeAction>[] {
  const t = useText('office-action')
  const portal = useText('portal')
  return [
    {
      key: 'mark',
      title: portal('orders.mark'),
      head: true,
      cell: (action) => (
        <>
          <a className="mw-row-link" href={action.href}>
            <Mark size="s">{action.mark}</Mark>
          </a>
          <span className="mw-source">{action.place}</span>
        </>
      ),
    },
    { key: 'issued', title: t('list.issued'), className: 'mw-nowrap', cell: ({ issued }) => issued },
    { key: 'due', title: t('replyBy'), cell: ({ due }) => due && <RegisterDate date={due} /> },
    {
      key: 'status',
      title: portal('orders.status'),
      cell: ({ status }) => <Status tone={officeActionTone(status)}>{t(`status.${status}`)}</Status>,
    },
  ]
}

/** The office actions that the client was told of, by mark. */
export default function OfficeActionsPage() {
  const t = useText('office-action')
  const language = useLanguage()
  const { actions, paging } = useLoaderData<OfficeActionsData>()
  const columns = useColumns()
  return (
    <>
      <title>{t('list.metaTitle')}</title>
      <h1 className="mw-h1">{t('list.title')}</h1>
      <p className="mw-muted mt-1 mb-4">{t('list.lede')}</p>
      {paging.total === 0 ? (
        <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
      ) : (
        <>
          <Table caption={t('list.title')} columns={columns} rows={actions} rowKey={({ id }) => id} />
          <Pager
            paging={paging}
            hrefOf={(page) => path.officeActions({}, { language, query: { page: String(page) } })}
          />
        </>
      )}
    </>
  )
}
