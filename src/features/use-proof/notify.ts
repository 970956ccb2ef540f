import { eq } from 'drizzle-orm'
import { proofNotify } from '#contract/use-proof.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { gapOf, type Gap, type GapKind } from '#domain/use-proof/standing.ts'
import { formatDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { useGap } from '#schema/use-gap.ts'
import { readerOf } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { keepGaps } from './gaps.ts'
import { useProofEnds, useProofMissing, useProofNone } from './mails.ts'
import { alone, markFor, type MarkRow } from './policy.ts'
import { standingOf } from './standing.ts'

/** The letter about each kind of gap. */
export const gapMails = {
  missing: useProofNone,
  asked: useProofMissing,
  ends: useProofEnds,
} as const satisfies Record<GapKind, unknown>

/** What a letter about a gap of a mark says, and where it leads. */
export const gapLetter = (mark: Pick<MarkRow, 'id' | 'name' | 'jurisdiction'>, gap: Gap, language: Language) => {
  const place = jurisdictionFrom(mark.jurisdiction)
  return {
    link: { page: 'proofsOfUse', id: mark.id },
    words: { mark: mark.name },
    facts: {
      date: formatDate(gap.day, language),
      place: place === null ? mark.jurisdiction : jurisdictionName(place, language),
      classes: gap.classes.join(', '),
    },
  } as const
}

/** Writes to the owner of a mark about what is missing of its use now; of a mark that misses nothing there is no letter. */
export const notifyOfGap = handle(proofNotify, async ({ params }, caller, facilities) => {
  const on = facilities.today()
  const at = facilities.clock()
  await facilities.write(async (tx) => {
    const mark = await markFor(tx, params.id, caller)
    await alone(tx, [mark.id])
    await keepGaps(tx, [mark], on, at)
    const gap = mark.statusGroup === 'Registered' ? gapOf(await standingOf(tx, mark, on), on) : null
    if (gap === null) throw new AppError('rules-unmet', { facts: { missing: 'gap' } })
    const owner = await readerOf(tx, mark.userId)
    if (!owner) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
    const id = await repeatedLetterId(tx, `use-gap-${mark.id}`, at)
    await facilities.tell(tx, owner, gapMails[gap.kind], (language) => ({ id, ...gapLetter(mark, gap, language) }))
    await tx.update(useGap).set({ toldAt: at.toISOString() }).where(eq(useGap.trademarkId, mark.id))
  })
  return { done: true as const }
})
