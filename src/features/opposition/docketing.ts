import { and, eq } from 'drizzle-orm'
import { oppositionDocketing } from '#contract/opposition.ts'
import { lawText } from '#domain/docket/law-text.ts'
import { byLaw, isOpposedGrounded, type OpposedKind } from '#domain/docket/opposed.ts'
import { isExtension } from '#domain/use-in-commerce/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField, refuseStale } from '#kernel/errors.ts'
import { opposition, oppositionEvent } from '#schema/opposition.ts'
import { confirmOpposed, refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { oppositionFor } from './policy.ts'
import { moveOpposition } from './transition.ts'

const noLaw = { law: null, article: null }

/**
 * A person confirms the day of the notice and the last days. Where one of them is not the day of the recorded law, or nobody is
 * sure of the law, they say where they have it from, and it stands under their name. Later, as the proceedings go on, the days
 * are set anew the same way.
 */
export const saveDocketing = handle(oppositionDocketing, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const { row, mark } = await oppositionFor(tx, params.id, caller, { lock: true })
    if (row.status === 'Ended') throw new AppError('rules-unmet', { facts: { missing: 'open-matter' } })
    const { noticeDate, dueDate, coolingOffUntil, evidenceDue, reason, remindersEnabled } = body
    const stands = {
      noticeDate: row.noticeDate,
      dueDate: row.dueDate,
      coolingOffUntil: row.coolingOffUntil,
      evidenceDue: row.evidenceDue,
      remindersEnabled: row.remindersEnabled,
    }
    refuseStale(body.before, stands, { noticeDate, dueDate, coolingOffUntil, evidenceDue, remindersEnabled })
    if (noticeDate > facilities.today()) refuseField('noticeDate', 'date-in-future')
    if (mark.filingDate !== null && noticeDate < mark.filingDate) refuseField('noticeDate', 'date-too-early')
    if (coolingOffUntil !== null && row.coolingOffFrom === null) refuseField('coolingOffUntil', 'not-a-choice')
    const days: { kind: OpposedKind; field: 'dueDate' | 'coolingOffUntil' | 'evidenceDue'; due: PlainDate | null }[] = [
      { kind: 'opposition_reply', field: 'dueDate', due: dueDate },
      { kind: 'cooling_off', field: 'coolingOffUntil', due: coolingOffUntil },
      { kind: 'opposition_evidence', field: 'evidenceDue', due: evidenceDue },
    ]
    // Somebody has to know until when: an opposition without any last day is not docketed.
    if (days.every(({ due }) => due === null)) refuseField('dueDate', 'required')
    const [extended] = await tx
      .select({ id: oppositionEvent.id })
      .from(oppositionEvent)
      .where(and(eq(oppositionEvent.oppositionId, row.id), eq(oppositionEvent.kind, 'cooling-off-extended')))
      .limit(1)
    const opposed = {
      number: row.number,
      noticed: noticeDate,
      coolingOff: row.coolingOffFrom,
      isExtended: extended !== undefined,
    }
    const place = [mark.jurisdiction, isExtension(mark)] as const
    const grounds = new Map<OpposedKind, string | null>()
    for (const { kind, field, due } of days) {
      if (due === null) continue
      if (due <= noticeDate) refuseField(field, 'date-too-early')
      const law = byLaw(...place, kind, opposed)
      const isLawful = isOpposedGrounded(...place, kind, opposed, due)
      if (!isLawful && reason === null) refuseField('reason', 'reason-needed')
      // A day that is not the sum of the law stands under its ground: the law that lets the office or the parties set it.
      const bySum = law !== null && !law.isByLetter && law.due === due
      grounds.set(kind, isLawful ? (bySum ? null : (reason ?? lawText(law?.rule ?? noLaw))) : reason)
    }
    const set = { noticeDate, dueDate, coolingOffUntil, evidenceDue, remindersEnabled }
    const { userId } = caller
    const isFirst = row.status === 'Created' || row.status === 'Docketing saved'
    if (isFirst)
      await moveOpposition(tx, { id: row.id, from: row.status, to: 'Docketing saved', actor: 'staff', userId, set })
    else await tx.update(opposition).set(set).where(eq(opposition.id, row.id))
    const at = facilities.clock()
    await refreshDocket(tx, [mark.id], at)
    const which = { trademarkId: mark.id, number: row.number }
    for (const { kind, field, due } of days) {
      // Who set this day meanwhile said why, and it stands under their name.
      const isSaid = stands[field] === due && body.before[field] !== due
      if (due !== null && !isSaid)
        await confirmOpposed(tx, which, kind, { due, reason: grounds.get(kind) ?? null, userId, at })
    }
    return isFirst ? ('Docketing saved' as const) : (row.status as 'Kick-off sent')
  }),
}))
