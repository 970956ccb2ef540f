import type { LoaderFunctionArgs } from 'react-router'
import { platformFrom, type Platform } from '#domain/enforcement/platforms.ts'
import { formatDay } from '#kernel/dates.ts'
import { portalCases } from '#operations/case.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { pageIn, pageSize, pagingOf, type Paging } from '../paging.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { query, language } = context.get(loadContext)
  const page = pageIn(url.searchParams)
  const answer = await query(portalCases, { limit: pageSize, offset: (page - 1) * pageSize })
  const day = (instant: string) => formatDay(instant, language)
  const paging: Paging = pagingOf(page, answer.case_aggregate.aggregate.count)
  return {
    paging,
    cases: answer.case.map((row) => ({
      id: row.id,
      href: path.case({ id: row.id }, { language }),
      brand: row.brand?.name ?? '',
      other: row.counterparty?.primary_name ?? null,
      platforms: [...new Set(row.infringements.map(({ platform }): Platform => platformFrom(platform)))],
      places: row.infringements.length,
      gone: row.infringements.filter(({ taken_down_on: on }) => on !== null).length,
      status: row.status,
      outcome: row.outcome,
      moved: day(row.last_status_update),
    })),
    reports: answer.case_request.map((row) => ({
      id: row.id,
      href: path.caseRequest({ id: row.id }, { language }),
      about: row.mark ?? row.brand?.name ?? null,
      sent: day(row.created_at),
      status: row.status,
    })),
    moreReports: answer.case_request_aggregate.aggregate.count - answer.case_request.length,
  }
}

export type CasesData = Awaited<ReturnType<typeof loader>>
