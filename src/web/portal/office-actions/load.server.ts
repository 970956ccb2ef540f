import type { LoaderFunctionArgs } from 'react-router'
import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import { formatDate } from '#kernel/dates.ts'
import { portalOfficeActions } from '#operations/portal.ts'
import { confirmedDay, type ShownDate } from '../../docket/dates.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'
import { pageIn, pageSize, pagingOf, type Paging } from '../paging.ts'

export interface ShownOfficeAction {
  id: string
  mark: string
  place: string
  issued: string | null
  due: ShownDate | null
  status: OfficeActionStatus
  href: string
}

export interface OfficeActionsData {
  actions: ShownOfficeAction[]
  paging: Paging
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<OfficeActionsData> {
  const { query, language, today: on } = context.get(loadContext)
  const page = pageIn(url.searchParams)
  const answer = await query(portalOfficeActions, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    paging: pagingOf(page, answer.trademark_aggregate.aggregate.count),
    actions: answer.trademark.flatMap(({ name, jurisdiction, office_actions: actions }) =>
      actions.map(({ id, status, issue_date: issued, due_date: due }) => ({
        id,
        mark: name,
        place: placeOf(jurisdiction, language).name,
        issued: issued && formatDate(issued, language),
        due: due === null ? null : confirmedDay(due, on),
        status,
        href: path.officeAction({ id }, { language }),
      })),
    ),
  }
}
