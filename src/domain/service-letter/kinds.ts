import type { OrderedService } from '#domain/service-order/offering.ts'

/** The letters and agreements that are drafted for an order. */
export const serviceLetterKinds = ['cease-and-desist', 'response', 'coexistence', 'limitation'] as const
export type ServiceLetterKind = (typeof serviceLetterKinds)[number]

const kindOfService: ReadonlyMap<string, ServiceLetterKind> = new Map<OrderedService, ServiceLetterKind>([
  ['CeaseAndDesistLetter', 'cease-and-desist'],
  ['CeaseAndDesistLetterResponse', 'response'],
  ['CoexistenceAgreement', 'coexistence'],
  ['LimitationOfGoodsAndServices', 'limitation'],
])

/** What is written for an order of a service; null for services that no letter of ours belongs to. */
export const letterOfService = (service: string): ServiceLetterKind | null => kindOfService.get(service) ?? null
