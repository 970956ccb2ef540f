import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { notificationSeen } from '#contract/notification.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { formatDate, formatInstant } from '#kernel/dates.ts'
import { portalNotifications } from '#operations/portal.ts'
import { writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'
import { pageIn, pageSize, pagingOf, type Paging } from '../paging.ts'
import { noticeTypes, type NoticeType } from './types.ts'

export interface ShownNotice {
  id: string
  /** What it is, in words of ours; null for a message that stands for itself. */
  type: NoticeType | null
  message: string
  place: string
  due: string | null
  at: string
  when: string
  href: string | null
  isNew: boolean
}

export interface NotificationsData {
  notices: ShownNotice[]
  paging: Paging
  unseen: number
}

const metadata = z.object({
  officeActionId: z.uuid().optional(),
  caseId: z.uuid().optional(),
  caseRequestId: z.uuid().optional(),
  useInCommerceId: z.uuid().optional(),
  trademarkId: z.uuid().optional(),
  requestId: z.uuid().optional(),
  letterId: z.int().optional(),
  jurisdiction: z.string().optional(),
  due: z.iso.date().optional(),
})

export async function loader({ url, context }: LoaderFunctionArgs): Promise<NotificationsData> {
  const { query, language } = context.get(loadContext)
  const page = pageIn(url.searchParams)
  const found = await query(portalNotifications, { limit: pageSize, offset: (page - 1) * pageSize })
  const backUrl = path.notifications({}, { language })
  return {
    notices: found.notification.map((row) => {
      const about = metadata.safeParse(row.metadata).data ?? {}
      return {
        id: row.id,
        type: noticeTypes.find((type) => type === row.type) ?? null,
        message: row.message,
        place:
          about.jurisdiction !== undefined && isJurisdiction(about.jurisdiction)
            ? placeOf(about.jurisdiction, language).name
            : '',
        due: about.due === undefined ? null : formatDate(about.due, language),
        at: row.created_at,
        when: formatInstant(row.created_at, language),
        href:
          about.officeActionId !== undefined
            ? path.officeAction({ id: about.officeActionId }, { language })
            : about.useInCommerceId !== undefined
              ? path.useInCommerce({ id: about.useInCommerceId }, { language })
              : about.trademarkId !== undefined
                ? path.trademark({ id: about.trademarkId }, { language, query: { backUrl } })
                : about.caseId !== undefined
                  ? path.case({ id: about.caseId }, { language })
                  : about.caseRequestId !== undefined
                    ? path.caseRequest({ id: about.caseRequestId }, { language })
                    : about.requestId !== undefined
                      ? path.order({ id: about.requestId }, { language })
                      : about.letterId !== undefined
                        ? path.letterCheck({}, { language, query: { letter: String(about.letterId) } })
                        : null,
        isNew: row.seen_at === null,
      }
    }),
    paging: pagingOf(page, found.notification_aggregate.aggregate.count),
    unseen: found.unseen.aggregate.count,
  }
}

/** What is new is seen when somebody says so; looking at the page changes nothing. */
export async function action({ context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  return await writing({}, async () => {
    await call(notificationSeen, {})
    return redirect(path.notifications())
  })
}
