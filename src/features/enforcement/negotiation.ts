import { caseNegotiationAdd } from '#contract/notice.ts'
import { refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { caseNegotiation } from '#schema/notice.ts'
import { handle } from '#features/facilities.ts'
import { caseFor } from './policy.ts'

/** One line of what was said between the sides; it is added to and never rewritten. */
export const addNegotiation = handle(caseNegotiationAdd, async ({ params, body }, caller, facilities) => {
  if (body.happenedOn > facilities.today()) refuseField('happenedOn', 'date-in-future')
  const id = uuidv7()
  await facilities.write(async (tx) => {
    const { row } = await caseFor(tx, params.id, caller)
    await tx.insert(caseNegotiation).values({ id, caseId: row.id, ...body, createdByUserId: caller.userId })
  })
  return { id }
})
