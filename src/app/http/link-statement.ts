import type { LinkRule } from '#domain/account/links.ts'

/** The statement that finds a link's row: its request, its owner, and the state of the owner's account. $1 is the id. */
export function linkStatement({ table, through, ofRequest }: LinkRule): string {
  const joins = through.map(({ table: next, by }, at) => `join "${next}" t${at + 1} on t${at + 1}.id = t${at}."${by}"`)
  const last = `t${through.length}`
  return `select ${ofRequest ? `${last}.id` : 'null::uuid'} as request_id, ${last}.user_id as owner_id, u.state as owner_state
            from "${table}" t0 ${joins.join(' ')} left join "user" u on u.id = ${last}.user_id where t0.id = $1`
}
