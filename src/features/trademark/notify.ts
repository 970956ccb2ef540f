import { trademarkNotify } from '#contract/route.ts'
import { AppError } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { locked } from './filing.ts'
import { tellOwner } from './letters.ts'

/** The letter of the status that a mark is in goes out again; of a status that nobody is written to about there is none. */
export const notifyOwner = handle(trademarkNotify, async ({ params }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const { row } = await locked(tx, params.id)
    const id = await repeatedLetterId(tx, `trademark-again-${row.id}`, facilities.clock())
    const told = await tellOwner(tx, facilities, row, row.status, id)
    if (!told) throw new AppError('rules-unmet', { facts: { missing: 'letter' } })
  })
  return { done: true as const }
})
