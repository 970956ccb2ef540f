import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { notificationSeen } from '#contract/notification.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { formatDate, formatInstant } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { portalNotifications } from '#operations/portal.ts'
import { writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'
import { pageIn, pageSize, pagingOf, type Paging } from '../paging.ts'
import { noticeTypes, type NoticeType } from './types.ts'

export interface ShownNotice {
  id: string
  /** What happened, in words of ours; `ofStaff` for what somebody of the staff wrote, null for a message that stands for itself. */
  type: NoticeType | 'ofStaff' | null
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
  oppositionId: z.uuid().optional(),
  caseId: z.uuid().optional(),
  caseRequestId: z.uuid().optional(),
  useInCommerceId: z.uuid().optional(),
  brandId: z.uuid().optional(),
  subscriptionId: z.uuid().optional(),
  trademarkId: z.uuid().optional(),
  requestId: z.uuid().optional(),
  letterId: z.int().optional(),
  ticketId: z.uuid().optional(),
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
        // What a person wrote is theirs, whatever type it was given.
        type: row.from_user_id === null ? (noticeTypes.find((type) => type === row.type) ?? null) : 'ofStaff',
        message: row.message,
        place:
          about.jurisdiction !== undefined && isJurisdiction(about.jurisdiction)
            ? placeOf(about.jurisdiction, language).name
            : '',
        due: about.due === undefined ? null : formatDate(about.due, language),
        at: row.created_at,
        when: formatInstant(row.created_at, language),
        href: addressOf(about, language, backUrl),
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

/** Where a notice leads; null for one that stands for itself. */
function addressOf(about: z.output<typeof metadata>, language: Language, backUrl: string): string | null {
  const {
    officeActionId,
    oppositionId,
    useInCommerceId,
    trademarkId,
    caseId,
    caseRequestId,
    brandId,
    subscriptionId,
    requestId,
    letterId,
    ticketId,
  } = about
  if (officeActionId !== undefined) return path.officeAction({ id: officeActionId }, { language })
  if (oppositionId !== undefined) return path.opposition({ id: oppositionId }, { language })
  if (useInCommerceId !== undefined) return path.useInCommerce({ id: useInCommerceId }, { language })
  if (trademarkId !== undefined) return path.trademark({ id: trademarkId }, { language, query: { backUrl } })
  if (caseId !== undefined) return path.case({ id: caseId }, { language })
  if (caseRequestId !== undefined) return path.caseRequest({ id: caseRequestId }, { language })
  if (subscriptionId !== undefined)
    return path.profile({}, { language, query: { tab: 'subscriptions', id: subscriptionId } })
  if (brandId !== undefined) return path.brand({ id: brandId }, { language })
  if (requestId !== undefined) return path.order({ id: requestId }, { language })
  if (ticketId !== undefined) return path.message({ id: ticketId }, { language })
  return letterId === undefined ? null : path.letterCheck({}, { language, query: { letter: String(letterId) } })
}
