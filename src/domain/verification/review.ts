import { z } from 'zod'
import { bounded, list } from '#kernel/bounded.ts'

/** What a person looked at and confirmed before an answer was sent. */
export const review = z.strictObject({
  /** Listed marks, office and number, that somebody opened, ticked or judged. */
  lookedAt: list(bounded(120), 400),
  /** How many listed marks of high and medium risk nobody looked at; null when the list was not there. */
  notLookedAt: z.number().int().min(0).max(1000).nullable(),
  /** How many those were to be looked at; not kept of earlier results. */
  listed: z.number().int().min(0).max(1000).optional(),
  /** Who confirmed the note as it stands, by the name they had then. */
  confirmedBy: bounded(200).nullable(),
  /** When, ISO 8601. */
  confirmedAt: bounded(40).nullable(),
})

export type Review = z.infer<typeof review>

/** How a mark of a register is told from another. */
export const markKey = ({ office, number }: { office: string | null; number: string }): string => `${office}/${number}`

/** A mark as a review looks at it: one that was entered by hand, without an office, was looked at by who entered it. */
interface Reviewed {
  readonly office: string | null
  readonly number: string
  readonly similarity: string
}

/** The marks that have to be looked at: the listed ones of high and medium risk, and those that the client reads of. */
export function toBeLookedAt(listed: readonly string[], shown: readonly Reviewed[]): readonly string[] {
  const told = shown.filter(
    ({ office, similarity }) => office !== null && (similarity === 'high' || similarity === 'medium'),
  )
  return [...new Set([...listed, ...told.map(markKey)])]
}

/** Those of them that nobody looked at. */
export const notLookedAt = (
  listed: readonly string[],
  shown: readonly Reviewed[],
  lookedAt: readonly string[],
): readonly string[] => toBeLookedAt(listed, shown).filter((key) => !lookedAt.includes(key))

/** Whether it may be said that a person read the answer: every such mark was looked at, and somebody by name confirmed the note. */
export const isReadByPerson = (of: Review | null): of is Review & { confirmedBy: string } =>
  of !== null && of.notLookedAt === 0 && of.confirmedBy !== null && of.confirmedAt !== null
