import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { monitoringResultSeen } from '#contract/watch.ts'
import { found } from '#kernel/errors.ts'
import { portalMonitoring, registersOfNames } from '#operations/portal.ts'
import { trademarkById } from '#operations/trademark.ts'
import { formOf, manyOf, oneOf, reading, typedIn } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { rowId } from '../../row-id.ts'
import { shownHit, type ShownHit } from '../../watch-hit/hit.server.ts'
import { pageIn, pageSize, pagingOf, type Paging } from '../paging.ts'

/** A found mark with the own one that it is near to. */
export interface WatchedHit extends ShownHit {
  own: { id: string; name: string; href: string }
}

export interface MonitoringData {
  hits: WatchedHit[]
  paging: Paging
  today: string
  /** Of the trademark alone whose hits are asked for; null for all. */
  only: { id: string; name: string } | null
}

async function read(id: string | undefined, page: number, load: LoadContext): Promise<MonitoringData> {
  const { query, language, today } = load
  const only = id === undefined ? null : found((await query(trademarkById, { id: rowId(id) })).trademark_by_pk)
  const which = only === null ? {} : { trademark_id: { _eq: only.id } }
  const answer = await query(portalMonitoring, { which, limit: pageSize, offset: (page - 1) * pageSize })
  const rows = answer.trademark_monitoring_result.flatMap(({ relevance, trademark, ...row }) =>
    relevance === null || !trademark ? [] : [{ ...row, relevance, trademark }],
  )
  const names = [...new Set(rows.map(({ trademark }) => trademark.name))]
  const registers = names.length === 0 ? [] : (await query(registersOfNames, { names })).trademark
  return {
    hits: rows.map(({ trademark: own, ...row }) => {
      const others = registers.filter(({ id: other, name }) => name === own.name && other !== own.id)
      return {
        ...shownHit(row, own, others, { today, language }),
        own: { id: own.id, name: own.name, href: path.trademark({ id: own.id }, { language }) },
      }
    }),
    paging: pagingOf(page, answer.trademark_monitoring_result_aggregate.aggregate.count),
    today,
    only: only && { id: only.id, name: only.name },
  }
}

export function loader({ params, url, context }: LoaderFunctionArgs): Promise<MonitoringData> {
  return reading(read(params.id, pageIn(url.searchParams), context.get(loadContext)))
}

/** The drawer tells which hit it has shown. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  const params = { id: rowId(oneOf(typed, 'trademark')) }
  return await reading(call(monitoringResultSeen, { params, body: { ids: manyOf(typed, 'hit') } }))
}
