import { serviceLetterApprove } from '#contract/service-letter.ts'
import { openUses } from '#domain/enforcement/lawful-uses.ts'
import { classesOfRight, gapsOf } from '#domain/enforcement/right.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { hasGaps } from '#kernel/gaps.ts'
import type { Tx } from '#platform/db/database.ts'
import { nameOf, signedInUser } from '#features/account/index.ts'
import { mustNotBeWhitelisted } from '#features/enforcement/index.ts'
import { handle } from '#features/facilities.ts'
import { keepApproved } from './files.ts'
import { groundOf } from './ground.ts'
import { letterOf, lockedOrder, moveLetter, mustBe, mustBeWorkedOn, type LetterRow, type OrderRow } from './policy.ts'

/**
 * A letter that asks somebody to stop is held to what a notice of a case is held to: every lawful use excluded with its
 * ground, a right that is registered and in force for what they offer, and nobody who is the client's friend. Throws
 * `rules-unmet` with what stands in the way.
 */
export async function mustBeFair(
  tx: Tx,
  { letter, order, on }: { letter: LetterRow; order: OrderRow; on: PlainDate },
): Promise<{ isOnlyTold: boolean }> {
  if (letter.kind !== 'cease-and-desist') return { isOnlyTold: false }
  const uses = openUses(letter.checklist)
  if (uses.length > 0) throw new AppError('rules-unmet', { facts: { missing: 'lawful-uses', uses: uses.join(', ') } })
  const { marks, offers, counterparty } = await groundOf(tx, order)
  const reliedOn = marks.map((mark) => {
    // Where nothing of the other side is recorded, the right itself is looked at.
    const against = offers.length > 0 ? offers : [{ jurisdiction: mark.jurisdiction, classes: classesOfRight(mark) }]
    return { mark, gaps: against.map((offer) => gapsOf(mark, offer, on)) }
  })
  const right = reliedOn.find(({ gaps }) => gaps.some((some) => some.length === 0))
  if (!right) {
    const gaps = reliedOn[0]?.gaps[0]?.join(', ') ?? 'not-registered'
    throw new AppError('rules-unmet', { facts: { missing: 'right-there', gaps } })
  }
  if (order.userId !== null)
    await mustNotBeWhitelisted(tx, order.userId, {
      name: letter.recipient,
      aliases: counterparty ? [counterparty.name, ...counterparty.aliases] : [],
      websites: counterparty?.websites ?? [],
    })
  return { isOnlyTold: !right.mark.directFiling }
}

/** Somebody puts their name under a letter: paid for, nothing left to fill in, fair; both files are made and kept then. */
export const approve = handle(serviceLetterApprove, async ({ params, body }, caller, facilities) =>
  facilities.write(async (tx) => {
    const order = await lockedOrder(tx, params.id)
    await mustBeWorkedOn(tx, order)
    const letter = await letterOf(tx, order, params.letterId)
    mustBe(letter, body.version)
    if (hasGaps(letter.body)) refuseField('body', 'required')
    const { isOnlyTold } = await mustBeFair(tx, { letter, order, on: facilities.today() })
    if (isOnlyTold && !body.rightCompared) refuseField('rightCompared', 'must-accept')
    const by = signedInUser(caller)
    const approvedName = await nameOf(tx, by)
    // The client reads who approved it: an account without a name approves nothing.
    if (approvedName === null) throw new AppError('rules-unmet', { facts: { missing: 'own-name' } })
    const at = facilities.clock()
    const files = letter.status === 'Draft' ? await keepApproved(tx, facilities, { letter, order, by }) : {}
    const approved = { approvedAt: at.toISOString(), approvedByUserId: by, approvedName }
    return await moveLetter(tx, letter, { to: 'Approved', at, actor: 'staff', ...approved, ...files })
  }),
)
