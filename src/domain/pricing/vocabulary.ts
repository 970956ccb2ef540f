/** What an office takes an official fee for. */
export const feeActions = [
  'filing',
  'registration',
  'renewal',
  'late_renewal',
  'opposition',
  'opposition_extension',
  'use_declaration',
  'statement_of_use',
  'incontestability',
  'extension',
  'office_action_extension',
  'office_action_reply',
  'transfer',
  'division',
  'expedited',
  'further_processing',
  'restoration',
  'revival',
  'complementary',
  'state_designation',
  'subsequent_designation',
  'madrid_designation',
  'madrid_renewal',
] as const
export type FeeAction = (typeof feeActions)[number]

/** How the office is reached; a fee is often lower by its electronic form. */
export const feeBases = ['electronic', 'paper'] as const

/**
 * Where an amount stands. `unconfirmed`: it is named after its law, but nobody has seen it in a text; `estimate`: the office
 * has no recorded fee and others of its region stand for it.
 */
export const feeSourceKinds = ['statute', 'office', 'secondary', 'unconfirmed', 'estimate'] as const
export const confidences = ['high', 'medium', 'low'] as const

/** What an order can be placed for. */
export const orderActions = [
  'filing',
  'renewal',
  'late_renewal',
  'opposition',
  'use_declaration',
  'statement_of_use',
  'incontestability',
  'extension',
  'office_action_extension',
  'transfer',
] as const satisfies readonly FeeAction[]
export type OrderAction = (typeof orderActions)[number]

/** What only we do: it has a fee of our list and none of an office. */
export const ownOfferings = [
  'office_action_response',
  'opposition_response',
  'cease_and_desist',
  'cease_and_desist_response',
  'coexistence_agreement',
  'limitation',
  'brand_registry',
  'domain_resolution',
  'representation',
  'strategy',
  'consultation',
  'monitoring_basic',
  'monitoring_basic_year',
  'monitoring_standard',
  'monitoring_standard_year',
  'monitoring_advanced',
  'monitoring_advanced_year',
] as const

/** Everything that our list has a fee for. */
export const offerings = [...orderActions, ...ownOfferings] as const
export type Offering = (typeof offerings)[number]

/** Whether an office has a part in it. */
export const isOrderAction = (offering: string): offering is OrderAction =>
  orderActions.some((action) => action === offering)

/** Why an amount is an estimate; absent when it is none. */
export const estimateReasons = ['no-recorded-fee', 'uncertain', 'not-in-force', 'range', 'rate'] as const
export type EstimateReason = (typeof estimateReasons)[number]
