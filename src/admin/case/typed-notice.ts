import { z } from 'zod'
import { noticeKinds } from '#domain/enforcement/notice.ts'
import { languages } from '#kernel/languages.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { typedUses, usesAnswered, usesTyped } from '../kit/lawful-uses.tsx'

export type Notice = CaseRow['notices'][number]

/** What stands in the form of a notice. */
const typedNotice = z.object({
  kind: z.enum(noticeKinds),
  language: z.enum(languages),
  recipient: z.string(),
  placeId: z.string(),
  rightId: z.string(),
  body: z.string(),
  answers: typedUses,
})
export type TypedNotice = z.infer<typeof typedNotice>

/** What the form begins with: the notice as it is kept, or what the case says. */
export function firstNotice(row: CaseRow, notice: Notice | null): TypedNotice {
  return {
    kind: notice?.kind ?? 'takedown',
    language: notice?.language ?? 'en',
    recipient: notice?.recipient ?? '',
    placeId: notice?.case_infringement?.id ?? row.infringements[0]?.id ?? '',
    rightId: notice?.trademark?.id ?? row.trademark?.id ?? '',
    body: notice?.body ?? '',
    answers: usesTyped(notice?.checklist ?? []),
  }
}

/** A form as the browser kept it; null for what is none. */
export function readNotice(kept: string): TypedNotice | null {
  try {
    return typedNotice.parse(JSON.parse(kept))
  } catch {
    // Nothing was kept, or by an earlier version.
    return null
  }
}

/** What a call takes of a form. */
export function bodyOf({ placeId, rightId, answers, ...said }: TypedNotice) {
  return { ...said, caseInfringementId: placeId, trademarkId: rightId, checklist: usesAnswered(answers) }
}
