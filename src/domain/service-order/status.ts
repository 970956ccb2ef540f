import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

/** What can be ordered outside of a registration. */
export const serviceTypes = [
  'TrademarkRenewal',
  'TrademarkOwnershipTransfer',
  'OfficeActionResponse',
  'OppositionResponse',
  'FilingOpposition',
  'CeaseAndDesistLetter',
  'CeaseAndDesistLetterResponse',
  'CoexistenceAgreement',
  'LimitationOfGoodsAndServices',
  'AmazonBrandRegistry',
  'DomainResolution',
  'LegalRepresentation',
  'TrademarkStrategy',
  'TrademarkWatch',
  'Takedown',
  'DeclarationOfUse',
  'StatementOfUse',
  'Consultation',
  'Other',
  'RegistrationRequest',
  'BrandSubscription',
] as const
export type ServiceType = (typeof serviceTypes)[number]

export const serviceRequestStatuses = [
  'Created',
  'Checkout completed',
  'Invoice paid',
  'In progress',
  'Waiting for client',
  'Client unresponsive',
  'Submitted',
  'Finished',
  'Refunded',
  'Abandoned',
] as const
export type ServiceRequestStatus = (typeof serviceRequestStatuses)[number]

export const serviceRequestMachine = defineMachine<ServiceRequestStatus, Actor>({
  name: 'service_request',
  states: serviceRequestStatuses,
  initial: ['Created'],
  transitions: {
    Created: to(byClient, 'Checkout completed', 'Abandoned'),
    'Checkout completed': [...to(bySystem, 'Invoice paid'), ...to(byStaff, 'Refunded', 'Abandoned')],
    'Invoice paid': [...to(bySystem, 'In progress'), ...to(byStaff, 'Refunded')],
    // Here and below: a part of the money was given back, and the order goes no further.
    'In progress': to(byStaff, 'Waiting for client', 'Submitted', 'Finished', 'Refunded', 'Abandoned'),
    'Waiting for client': [
      ...to(byClient, 'In progress'),
      ...to(bySystem, 'Client unresponsive'),
      ...to(byStaff, 'Refunded', 'Abandoned'),
    ],
    'Client unresponsive': to(byStaff, 'In progress', 'Refunded', 'Abandoned'),
    Submitted: to(byStaff, 'In progress', 'Finished', 'Refunded', 'Abandoned'),
    Finished: [],
    Refunded: [],
    Abandoned: [],
  },
})

export const serviceStatuses = [
  'Created',
  'Assigned',
  'In progress',
  'Waiting for client',
  'Waiting for third party',
  'Finished',
] as const
export type ServiceStatus = (typeof serviceStatuses)[number]

/** Where a piece of work stands as long as it is not finished. */
export const openWork = [
  'Created',
  'Assigned',
  'In progress',
  'Waiting for client',
  'Waiting for third party',
] as const satisfies readonly ServiceStatus[]

export const serviceOutcomes = ['Successful', 'Partially successful', 'Unsuccessful', 'Withdrawn'] as const
export type ServiceOutcome = (typeof serviceOutcomes)[number]

export const serviceMachine = defineMachine<ServiceStatus, Actor>({
  name: 'service',
  states: serviceStatuses,
  initial: ['Created'],
  transitions: {
    Created: to(bySystem, 'Assigned', 'In progress', 'Finished'),
    Assigned: to(byStaff, 'In progress', 'Finished'),
    'In progress': to(byStaff, 'Waiting for client', 'Waiting for third party', 'Finished'),
    'Waiting for client': to(byStaff, 'In progress', 'Finished'),
    'Waiting for third party': to(byStaff, 'In progress', 'Finished'),
    Finished: [],
  },
})
