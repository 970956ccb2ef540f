import type { Offering } from '#domain/pricing/vocabulary.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { serviceTypes, type ServiceType } from './status.ts'

/** The fee of our list that each service has; null for what is quoted by hand or ordered by a call of its own. */
const offeringOfService = {
  TrademarkRenewal: 'renewal',
  TrademarkOwnershipTransfer: 'transfer',
  OfficeActionResponse: 'office_action_response',
  OppositionResponse: 'opposition_response',
  FilingOpposition: 'opposition',
  CeaseAndDesistLetter: 'cease_and_desist',
  CeaseAndDesistLetterResponse: 'cease_and_desist_response',
  CoexistenceAgreement: 'coexistence_agreement',
  LimitationOfGoodsAndServices: 'limitation',
  AmazonBrandRegistry: 'brand_registry',
  DomainResolution: 'domain_resolution',
  LegalRepresentation: 'representation',
  TrademarkStrategy: 'strategy',
  DeclarationOfUse: 'use_declaration',
  StatementOfUse: 'statement_of_use',
  Consultation: 'consultation',
  TrademarkWatch: null,
  Takedown: null,
  Other: null,
  RegistrationRequest: null,
  BrandSubscription: null,
} as const satisfies Record<ServiceType, Offering | null>

/** What is ordered with a fee of our list. */
export type OrderedService = {
  [S in ServiceType]: (typeof offeringOfService)[S] extends null ? never : S
}[ServiceType]

export const orderedServices = serviceTypes.filter(
  (service): service is OrderedService => offeringOfService[service] !== null,
)

/** What is asked for by a form and priced by a person: no list knows what it takes. */
const quotedServices = ['Takedown'] as const satisfies readonly ServiceType[]

/** What an order can be opened for. */
export const openedServices = [...orderedServices, ...quotedServices] as const
export type OpenedService = OrderedService | (typeof quotedServices)[number]

/** What an item of a service is priced as on a day: a renewal after its last day is a late one. */
export function offeringOf(service: ServiceType, item: { expires: PlainDate | null }, on: PlainDate): Offering | null {
  const offering = offeringOfService[service]
  return offering === 'renewal' && item.expires !== null && item.expires < on ? 'late_renewal' : offering
}

/** What names a service on screens and documents. */
export type ServiceWord = Offering | 'takedown' | 'other'

/** The word of a service; what has no fee of the list and none of its own is a service like any other. */
export function serviceWord(service: string): ServiceWord {
  if (service === 'Takedown') return 'takedown'
  return serviceTypes.some((one) => one === service) ? (offeringOfService[service as ServiceType] ?? 'other') : 'other'
}
