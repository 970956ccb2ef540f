import { z } from 'zod'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import type { OrderedService } from '#domain/service-order/offering.ts'

/** Why somebody opposes. */
export const oppositionGrounds = [
  'identical-mark',
  'likelihood-of-confusion',
  'reputation',
  'unregistered-right',
  'company-name',
  'bad-faith',
  'absolute-ground',
  'other',
] as const
export type OppositionGround = (typeof oppositionGrounds)[number]

/** What an opponent relies on. */
export const earlierRightKinds = ['mark', 'application', 'well-known-mark', 'company-name', 'domain', 'other'] as const
export type EarlierRightKind = (typeof earlierRightKinds)[number]

/** An earlier right that is held against the application, as the notice of opposition names it. */
export const earlierRight = z.object({
  kind: z.enum(earlierRightKinds),
  name: z.string(),
  jurisdiction: z.enum(jurisdictions).nullable(),
  number: z.string().nullable(),
  owner: z.string().nullable(),
  classes: z.array(z.number().int().min(1).max(45)),
})
export type EarlierRight = z.infer<typeof earlierRight>

/** How a client may go on: answer, negotiate a coexistence, take goods out of the list, let the application go. */
export const wayKinds = ['answer', 'coexistence', 'limitation', 'withdrawal'] as const
export type WayKind = (typeof wayKinds)[number]

/** What is ordered for a way; a withdrawal is told to us and not bought. */
export const serviceOfWay = {
  answer: 'OppositionResponse',
  coexistence: 'CoexistenceAgreement',
  limitation: 'LimitationOfGoodsAndServices',
  withdrawal: null,
} as const satisfies Record<WayKind, OrderedService | null>

/** Rights and ways of one opposition at most. */
export const mostRights = 30
export const mostWays = 8
