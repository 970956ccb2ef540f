import { territoriesOf } from '#domain/jurisdiction/territories.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

/** What a file shows of the use of a mark. */
export const proofKinds = [
  'photo',
  'packaging',
  'page',
  'invoice',
  'catalogue',
  'advertising',
  'sales',
  'other',
] as const
export type ProofKind = (typeof proofKinds)[number]

/** Files that one mark may have. */
export const mostProofs = 500
/** Further marks of the same owner that one file may be kept for. */
export const mostFurther = 20
/** Years that one file may speak of: what says more says nothing about any of them. */
export const mostYears = 5

/**
 * Where use counts for a mark of a register: its place, or a country of it. The Madrid System has no territory: use counts in
 * the registers that it leads to.
 */
export const marketsOf = (jurisdiction: Jurisdiction): readonly string[] => territoriesOf(jurisdiction)
