import type { WatchRow } from '#operations/staff/watch.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { personName } from '../kit/person.ts'
import { formatDate } from '../kit/time.ts'
import { WatchState } from './subscription-state.tsx'

/** The watches of clients' marks, those that end first on top. */
export function WatchList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<WatchRow>
      table="trademark_watch_subscription"
      title="lists.trademark_watch_subscription"
      columns={[
        {
          key: 'mark',
          title: t('watch.mark'),
          head: true,
          render: (row) => (
            <>
              <Mark size="s">{row.trademark?.name ?? ''}</Mark> {row.trademark?.jurisdiction}
            </>
          ),
        },
        { key: 'client', title: t('field.client'), render: (row) => row.user && personName(row.user) },
        { key: 'from', title: t('watch.from'), render: (row) => formatDate(row.date_start, language) },
        { key: 'until', title: t('watch.until'), render: (row) => formatDate(row.date_end, language) },
        { key: 'state', title: t('field.status'), render: (row) => <WatchState row={row} /> },
      ]}
    />
  )
}
