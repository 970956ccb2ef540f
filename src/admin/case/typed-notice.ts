import { z } from 'zod'
import { complaintElements, isComplaint, type ElementAnswer } from '#domain/enforcement/complaint.ts'
import { lawfulUses, useAnswers } from '#domain/enforcement/lawful-uses.ts'
import { noticeKinds } from '#domain/enforcement/notice.ts'
import { languages } from '#kernel/languages.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { typedUses, usesAnswered, usesTyped } from '../kit/lawful-uses.tsx'

export type Notice = CaseRow['notices'][number]

/** What a complaint has to show, as it is typed. */
const typedElements = z.partialRecord(
  z.enum(complaintElements),
  z.object({ applies: z.enum([...useAnswers, '']), ground: z.string() }),
)
export type TypedElements = z.infer<typeof typedElements>

type Answer<Name extends string> = { use: Name; applies: (typeof useAnswers)[number]; ground: string }

/** The answers of a notice to the questions of one list. */
const answersAmong = <Name extends string>(names: readonly Name[], notice: Notice | null): Answer<Name>[] =>
  (notice?.checklist ?? []).flatMap(({ use, ...answer }) => {
    const name = names.find((one) => one === use)
    return name === undefined ? [] : [{ use: name, ...answer }]
  })

/** The elements of a complaint that are answered with what the answer rests on. */
export const elementsAnswered = (typed: TypedElements): ElementAnswer[] =>
  complaintElements.flatMap((use) => {
    const answer = typed[use]
    return answer && answer.applies !== '' && answer.ground.trim() !== ''
      ? [{ use, applies: answer.applies, ground: answer.ground }]
      : []
  })

/** What stands in the form of a notice. */
const typedNotice = z.object({
  kind: z.enum(noticeKinds),
  language: z.enum(languages),
  recipient: z.string(),
  placeId: z.string(),
  rightId: z.string(),
  body: z.string(),
  answers: typedUses,
  // What a browser kept of a form from before there were complaints has none.
  elements: typedElements.default({}),
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
    answers: usesTyped(answersAmong(lawfulUses, notice)),
    elements: Object.fromEntries(
      answersAmong(complaintElements, notice).map(({ use, applies, ground }) => [use, { applies, ground }]),
    ),
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
export function bodyOf({ placeId, rightId, answers, elements, ...said }: TypedNotice) {
  const checklist = isComplaint(said.kind) ? elementsAnswered(elements) : usesAnswered(answers)
  return { ...said, caseInfringementId: placeId, trademarkId: rightId, checklist }
}
