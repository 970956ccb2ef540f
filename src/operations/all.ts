import type { Operation } from './operation.ts'
import { entities } from './generated/entities.ts'
import * as accountExtras from './extras/account.ts'
import * as billingExtras from './extras/billing.ts'
import * as brandExtras from './extras/brand.ts'
import * as credentials from './extras/credentials.ts'
import * as registrationExtras from './extras/registration.ts'
import * as trademarkExtras from './extras/trademark.ts'
import * as portal from './portal.ts'
import * as pricing from './pricing.ts'
import * as registration from './registration.ts'
import * as trademark from './trademark.ts'

/** An operation whose types no longer matter: it is only listed, compared or run by name. */
export type AnyOperation = Pick<Operation<unknown, never>, 'name' | 'text'>

const listed = (...modules: Record<string, unknown>[]): AnyOperation[] =>
  modules.flatMap((module) => Object.values(module).filter(isOperation))

/** The thirty that the spec names beside the ten of each entity; four of them never leave the process. */
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

/** Every operation that ships and may be sent over HTTP. */
export const shipped: AnyOperation[] = [
  ...catalogue,
  ...extras.filter((extra) => !inProcessOnly.includes(extra)),
  ...listed(portal, pricing, registration, trademark),
]

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'name' in value && 'text' in value
}
