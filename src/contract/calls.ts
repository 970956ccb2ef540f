import { assignCalls, requestAssignSuggestion } from './assignee.ts'
import type { AnyCall } from './call.ts'
import { debugState, requestDebugNotify } from './debug.ts'
import { letterDrop, letterFailed, letterRepeat } from './letter.ts'
import * as product from './product.ts'
import * as profile from './profile.ts'
import * as registration from './registration.ts'
import {
  lookUpTrademarkData,
  searchApplicant,
  searchGoodsAndServices,
  searchGoodsAndServicesPackages,
  searchMarks,
} from './search.ts'
import * as session from './session.ts'
import * as staff from './staff.ts'
import * as task from './task.ts'
import * as trademark from './trademark.ts'
import * as user from './user.ts'
import { monitoringResultRate, monitoringResultSeen } from './watch.ts'

const { billingDetails: _details, ...productCalls } = product
const { newPassword: _new, givenPassword: _given, ...userCalls } = user

/** Every call of the product; start-up proves that each has a handler. */
export const calls: readonly AnyCall[] = [
  ...Object.values(registration),
  ...Object.values(productCalls),
  ...Object.values(trademark),
  ...Object.values(userCalls),
  ...Object.values(profile),
  ...Object.values(session),
  ...Object.values(staff),
  ...Object.values(task),
  searchGoodsAndServices,
  searchGoodsAndServicesPackages,
  letterFailed,
  letterRepeat,
  letterDrop,
  monitoringResultRate,
  monitoringResultSeen,
  ...assignCalls,
  requestAssignSuggestion,
  searchMarks,
  searchApplicant,
  lookUpTrademarkData,
  debugState,
  requestDebugNotify,
]
