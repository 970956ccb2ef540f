import { redirect, type LoaderFunctionArgs } from 'react-router'
import { found } from '#kernel/errors.ts'
import { profileSubscription } from '#operations/account.ts'
import { reading } from '../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { shownSubscription, type ShownSubscription } from '../../../protection/shown.server.ts'
import { rowId } from '../../../row-id.ts'

async function read(id: string | undefined, { query, language }: LoadContext): Promise<ShownSubscription | Response> {
  const row = found((await query(profileSubscription, { id: rowId(id) })).brand_subscription_by_pk)
  if (row.case_solution_id !== null)
    return redirect(path.protectionPlanSuccess({}, { query: { caseSolutionId: row.case_solution_id } }))
  return shownSubscription(row, language)
}

export const loader = ({ params, context }: LoaderFunctionArgs): Promise<ShownSubscription | Response> =>
  reading(read(params.id, context.get(loadContext)))
