import { z } from 'zod'
import { specimenKinds, type SpecimenKind } from './specimen-kinds.ts'

/** What is said of a specimen, and what was seen of its file. */
export const specimenAnswers = z.object({
  kind: z.enum(specimenKinds).optional(),
  /** The mark on it is the mark of the application or the registration. */
  showsMark: z.boolean().nullish(),
  /** Whoever looks at the page can order there. */
  takesOrders: z.boolean().nullish(),
  /** It says what the service is. */
  namesServices: z.boolean().nullish(),
  /** A picture almost without differences: nothing that a camera makes. Null of what is no picture. */
  isFlat: z.boolean().nullish(),
})
export type SpecimenAnswers = z.infer<typeof specimenAnswers>

type Said = boolean | null

/** What is said of a specimen, as it is kept. */
export const answersOf = ({
  kind,
  showsMark,
  takesOrders,
  namesServices,
}: {
  kind: SpecimenKind | null
  showsMark: Said
  takesOrders: Said
  namesServices: Said
}): SpecimenAnswers => ({ ...(kind !== null && { kind }), showsMark, takesOrders, namesServices })
