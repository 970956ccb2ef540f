import type { AnyCall } from './call.ts'
import { debugState, requestDebugNotify } from './debug.ts'
import * as product from './product.ts'
import * as registration from './registration.ts'
import * as trademark from './trademark.ts'
import * as user from './user.ts'

const { billingDetails: _details, ...productCalls } = product

/** Every call of the product; start-up proves that each has a handler. */
export const calls: readonly AnyCall[] = [
  ...Object.values(registration),
  ...Object.values(productCalls),
  ...Object.values(trademark),
  ...Object.values(user),
  debugState,
  requestDebugNotify,
]
