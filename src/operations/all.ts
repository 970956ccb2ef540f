import type { Operation } from './operation.ts'
import { entities } from './generated/entities.ts'
import { staffModules } from './generated/staff.ts'
import * as accountExtras from './extras/account.ts'
import * as billingExtras from './extras/billing.ts'
import * as brandExtras from './extras/brand.ts'
import * as credentials from './extras/credentials.ts'
import * as registrationExtras from './extras/registration.ts'
import * as trademarkExtras from './extras/trademark.ts'
import * as brand from './brand.ts'
import * as cases from './case.ts'
import * as opposition from './opposition.ts'
import * as portal from './portal.ts'
import * as pricing from './pricing.ts'
import * as profile from './account.ts'
import * as registration from './registration.ts'
import * as serviceRequest from './service-request.ts'
import * as support from './support.ts'
import { countsOperation } from './staff/queue-views.ts'
import * as trademark from './trademark.ts'
import * as useProof from './use-proof.ts'

/** An operation whose types no longer matter: it is only listed, compared or run by name. */
export type AnyOperation = Pick<Operation<unknown, never>, 'name' | 'text' | 'sharedSeconds'>

const listed = (...modules: Readonly<Record<string, unknown>>[]): AnyOperation[] =>
  modules.flatMap((module) => Object.values(module).filter(isOperation))

/** The thirty-one that the spec names beside the ten of each entity; four of them never leave the process. */
export const extras = listed(
  accountExtras,
  billingExtras,
  brandExtras,
  credentials,
  registrationExtras,
  trademarkExtras,
)

/** Operations over columns that no role of the data API has. */
export const inProcessOnly = listed(credentials)

/** The ten operations of every entity, with their two reads for a customer. */
export const catalogue: AnyOperation[] = Object.values(entities).flatMap((operations) =>
  Object.values(operations).filter(isOperation),
)

export const readers = ['customer', 'staff', 'admin', 'process'] as const
/** For whom a document is written; its types are what that role gets. Holders of a link and visitors send a customer's. */
export type Reader = (typeof readers)[number]

/** Every document written for a purpose, by its reader. Their types are worked out from their texts. */
export const written: Readonly<Record<Reader, readonly AnyOperation[]>> = {
  customer: listed(
    brand,
    cases,
    opposition,
    portal,
    pricing,
    profile,
    registration,
    serviceRequest,
    support,
    useProof,
    trademark,
  ),
  staff: [...listed(...staffModules), countsOperation('').operation],
  admin: extras.filter((extra) => !inProcessOnly.includes(extra)),
  process: inProcessOnly,
}

/** Every operation that ships and may be sent over HTTP. */
export const shipped: AnyOperation[] = [...catalogue, ...written.admin, ...written.customer, ...written.staff]

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'name' in value && 'text' in value
}
