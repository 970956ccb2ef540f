import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { WayKind } from './vocabulary.ts'

/** How an opposition ends. */
export const outcomes = [
  'settled',
  'opposition-withdrawn',
  'application-withdrawn',
  'rejected',
  'upheld-in-part',
  'upheld',
] as const
export type OppositionOutcome = (typeof outcomes)[number]

/** What happens in the proceedings, each with its day. */
export const eventKinds = [
  'cooling-off',
  'cooling-off-extended',
  'response-submitted',
  'evidence-submitted',
  'evidence-received',
  'limitation-filed',
  ...outcomes,
] as const
export type OppositionEventKind = (typeof eventKinds)[number]

export const outcomeOf = (kind: OppositionEventKind): OppositionOutcome | null =>
  outcomes.find((one) => one === kind) ?? null

/** What is recorded with a document that proves it; that a cooling-off runs, an office often tells without one. */
export const needsDocument = (kind: OppositionEventKind): boolean =>
  kind !== 'cooling-off' && kind !== 'cooling-off-extended'

/** Whether an event may be recorded of an opposition as it stands: what is ended stays as it was recorded, and is answered once. */
export function eventsOf(status: string): readonly OppositionEventKind[] {
  if (status === 'Ended') return []
  const isAnswerable = ['Kick-off sent', 'Order created', 'Invoice paid'].includes(status)
  return eventKinds.filter((kind) => kind !== 'response-submitted' || isAnswerable)
}

/** The order that an event fulfils, and how far it takes it. */
export const fulfils: Partial<Record<OppositionEventKind, { way: WayKind; to: 'Submitted' | 'Finished' }>> = {
  'response-submitted': { way: 'answer', to: 'Submitted' },
  'limitation-filed': { way: 'limitation', to: 'Submitted' },
}

/**
 * Where an opposed application stands after its last opposition has ended; null where a person says it: a refusal is recorded
 * when the decision is final.
 */
export const markAfter: Readonly<Record<OppositionOutcome, TrademarkStatus | null>> = {
  settled: 'Trademark published',
  'opposition-withdrawn': 'Trademark published',
  rejected: 'Trademark published',
  'upheld-in-part': 'Trademark published',
  'application-withdrawn': 'Abandoned',
  upheld: null,
}
