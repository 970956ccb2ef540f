import { Form, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Pager } from '../pager.tsx'
import '../../docket/dates.css'
import type { NotificationsData, ShownNotice } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

function Notice({ notice }: { notice: ShownNotice }) {
  const t = useText('portal')
  const title = notice.type ? t(`notice.${notice.type}`) : t('notice.other')
  return (
    <li>
      <div>
        <h2>
          {notice.href ? <a href={notice.href}>{title}</a> : title}
          {', '}
          <Mark>{notice.message}</Mark>
          {notice.place !== '' && `, ${notice.place}`}
        </h2>
        <p>
          <time dateTime={notice.at}>{notice.when}</time>
          {notice.due && `. ${t('notice.due', { date: notice.due })}`}
        </p>
      </div>
      {notice.isNew && <Status tone="amber">{t('notice.new')}</Status>}
    </li>
  )
}

export default function NotificationsPage() {
  const t = useText('portal')
  const language = useLanguage()
  const data = useLoaderData<NotificationsData>()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <title>{t('notice.metaTitle')}</title>
      <div className="mw-split mb-4">
        <h1 className="mw-h1">{t('frame.notifications')}</h1>
        {data.unseen > 0 && (
          <Form method="post">
            <Button small type="submit" busy={busy}>
              {t('notice.seen')}
            </Button>
          </Form>
        )}
      </div>
      {data.notices.length === 0 ? (
        <EmptyState title={t('notice.emptyTitle')} text={t('notice.emptyText')} />
      ) : (
        <ul className="mw-todo mw-notices">
          {data.notices.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      <Pager
        paging={data.paging}
        hrefOf={(page) => path.notifications({}, { language, query: { page: String(page) } })}
      />
    </>
  )
}
