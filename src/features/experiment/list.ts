import { experimentList } from '#contract/experiment.ts'
import type { Counted } from '#domain/experiment/compared.ts'
import { experimentIds, experiments } from '#kernel/experiments.ts'
import { handle } from '#features/facilities.ts'

interface Row extends Counted {
  id: string
  value: number
}

/** A request is ordered once its checkout was completed, whether or not it was paid by then. */
const statement = `
  select e.key as id, e.value::int as value, count(*)::int as "all",
         count(*) filter (where exists (
           select 1 from registration_request_tracking t
            where t.registration_request_id = r.id and t.name = 'Checkout completed'))::int as did
    from registration_request r
   cross join jsonb_each_text(r.experiments) e
   where r.experiments <> '{}'
   group by 1, 2`

/** The experiments as they stand. */
export const list = handle(experimentList, async (_input, _caller, facilities) => {
  const { rows } = await facilities.pool.query<Row>(statement)
  const counted = (id: string, value: number): Counted => {
    const row = rows.find((one) => one.id === id && one.value === value)
    return { all: row?.all ?? 0, did: row?.did ?? 0 }
  }
  return {
    experiments: experimentIds.map((id) => ({
      id,
      since: experiments[id].since,
      isRunning: facilities.experiments.includes(id),
      enough: experiments[id].enough,
      values: [counted(id, 0), counted(id, 1)] as [Counted, Counted],
    })),
  }
})
