/** Who may call: a visitor, the holder of an unguessable link, a signed-in customer, our people, a machine. */
export const roles = ['anonymous', 'link', 'customer', 'staff', 'admin', 'service'] as const
export type Role = (typeof roles)[number]

/** Roles that a user row may carry. */
export const userRoles = ['customer', 'staff', 'admin'] as const
export type UserRole = (typeof userRoles)[number]

export const userStates = ['created', 'active', 'deactivated'] as const
export type UserState = (typeof userStates)[number]

/** What a mailed one-time secret is for. */
export const tokenPurposes = ['activate', 'reset-password'] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

/**
 * What a mailed link opens; the id is the row's own or its public one, and matters.ts says whose it is. While the matter is nobody's, or its
 * owner has not activated the account, whoever holds the link reads and does what the step needs, as role 'link'; from then on
 * it asks for sign-in.
 */
export const linkKinds = [
  'registration_request',
  'product',
  'invoice',
  'office_action',
  'use_in_commerce_request',
  'trademark_monitoring_result',
  'service_request',
  'consultation',
  'case_request',
  'support_ticket',
] as const
export type LinkKind = (typeof linkKinds)[number]

export function isStaff(role: Role): boolean {
  return role === 'staff' || role === 'admin'
}
