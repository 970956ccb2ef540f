import { eq } from 'drizzle-orm'
import { caseClose, caseDismiss, caseKickOff, caseNotify, caseReopen, caseRestore } from '#contract/case.ts'
import { actorOf } from '#domain/account/actor.ts'
import { isStaff } from '#domain/account/roles.ts'
import type { CaseStatus } from '#domain/enforcement/status.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { caseCounterparty } from '#schema/enforcement.ts'
import { mustBeTakenOn } from '#features/conflict-check/index.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { mustNotBeWhitelisted } from './counterparty.ts'
import { caseFor, type CaseRow } from './policy.ts'
import { isBinding, solutionsOf, takeBack } from './solutions.ts'
import { tellOfCase } from './tell.ts'
import { moveCase, moveSolution, trackCase } from './transition.ts'

/** Offers of a case that is over are withdrawn. */
async function withdrawOffers(tx: Tx, { id: caseId }: CaseRow): Promise<void> {
  const solutions = await solutionsOf(tx, caseId)
  for (const { id, status } of solutions)
    if (status === 'Offered') await moveSolution(tx, { id, from: status, to: 'Withdrawn', actor: 'staff' })
}

/** Mails the offers with their prices; without one there is nothing to choose from. Again it is the same mail, at most once in five minutes. */
export const kickOff = handle(caseKickOff, async ({ params }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const { userId } = caller
    await mustBeTakenOn(tx, 'case', row.id)
    const solutions = await solutionsOf(tx, row.id)
    if (row.status === 'Solution ordered') {
      if (solutions.some(isBinding))
        throw new AppError('transition-refused', { facts: { from: row.status, to: 'Kicked off' } })
      for (const one of solutions) if (one.status === 'Ordered') await takeBack(tx, facilities, one, userId)
    } else if (!solutions.some(({ status }) => status === 'Offered'))
      throw new AppError('rules-unmet', { facts: { missing: 'solution' } })
    const id = await repeatedLetterId(tx, `case-kick-off-${row.id}`, facilities.clock())
    await tellOfCase(tx, facilities, matter, { mail: 'kickOff', id })
    if (row.status === 'Kicked off') {
      await trackCase(tx, row.id, 'Mailed again', userId)
      return 'Kicked off' as const
    }
    return await moveCase(tx, { id: row.id, from: row.status, to: 'Kicked off', actor: 'staff', userId })
  }),
}))

/** The mail that says how a case stands; in between there is none. */
const mailOf: Partial<Record<CaseStatus, 'opened' | 'kickOff' | 'closed'>> = {
  New: 'opened',
  'Kicked off': 'kickOff',
  Closed: 'closed',
}

export const notify = handle(caseNotify, async ({ params }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    const status = matter.row.status as CaseStatus
    const mail = mailOf[status]
    if (mail === undefined) throw new AppError('rules-unmet', { facts: { missing: 'mail' } })
    if (mail === 'kickOff') await mustBeTakenOn(tx, 'case', matter.row.id)
    const id = await repeatedLetterId(tx, `case-${status}-${matter.row.id}`, facilities.clock())
    await tellOfCase(tx, facilities, matter, { mail, id })
    await trackCase(tx, matter.row.id, 'Mailed again', caller.userId)
    return status
  }),
}))

export const close = handle(caseClose, async ({ params, body: { outcome, note } }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const status = await moveCase(tx, {
      id: row.id,
      from: row.status,
      to: 'Closed',
      actor: 'staff',
      userId: caller.userId,
      set: { outcome, outcomeNote: note },
    })
    await withdrawOffers(tx, row)
    await tellOfCase(tx, facilities, matter, {
      mail: 'closed',
      id: `case-closed-${row.id}-${facilities.clock().getTime()}`,
    })
    return status
  }),
}))

export const reopen = handle(caseReopen, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const { row } = await caseFor(tx, params.id, caller, { lock: true })
    const status = await moveCase(tx, {
      id: row.id,
      from: row.status,
      to: 'In progress',
      actor: 'staff',
      userId: caller.userId,
      set: { outcome: null, outcomeNote: null },
    })
    await addNote(tx, row.noteHubId, body.note, caller.userId)
    return status
  }),
}))

export const restore = handle(caseRestore, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const { row, brand, counterparty } = await caseFor(tx, params.id, caller, { lock: true })
    if (counterparty) {
      const { primaryName: name, aliases, websites } = counterparty
      await mustNotBeWhitelisted(tx, brand.userId, { name, aliases, websites })
    }
    const status = await moveCase(tx, {
      id: row.id,
      from: row.status,
      to: 'New',
      actor: 'staff',
      userId: caller.userId,
      set: { dismissReason: null },
    })
    await addNote(tx, row.noteHubId, body.note, caller.userId)
    return status
  }),
}))

/** No threat. That somebody is a friend and is left alone from now on, only the client says. */
export const dismiss = handle(caseDismiss, async ({ params, body: { reason, whitelist } }, caller, facilities) => {
  if (isStaff(caller.role) && whitelist) refuseField('whitelist', 'unknown-field')
  if (isStaff(caller.role) && reason === null) refuseField('reason', 'reason-needed')
  return {
    status: await facilities.write(async (tx) => {
      const { row, counterparty } = await caseFor(tx, params.id, caller, { lock: true })
      const status = await moveCase(tx, {
        id: row.id,
        from: row.status,
        to: 'Dismissed',
        actor: actorOf(caller),
        userId: caller.userId,
        set: { dismissReason: reason },
      })
      await withdrawOffers(tx, row)
      if (whitelist && counterparty)
        await tx.update(caseCounterparty).set({ whitelisted: true }).where(eq(caseCounterparty.id, counterparty.id))
      return status
    }),
  }
})
