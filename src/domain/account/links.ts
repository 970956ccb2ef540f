import type { LinkKind } from './roles.ts'

/** What an unguessable address opens, and whose it becomes. */
export interface LinkRule {
  /** The pages that stand at such an address, by their pattern. */
  pages: readonly string[]
  table: string
  /** From the row to the row that has an owner: the next table and the column that leads to its id. */
  through: readonly { table: string; by: string }[]
  /** Whether the matter is a registration request, whose id the data API hears as 'x-request-id'. */
  ofRequest: boolean
}

/**
 * The links that are mailed. While the matter is nobody's, or its owner has not activated the account, whoever holds the
 * link reads and does what the step needs, as role 'link'; from then on it asks for sign-in. None is found by a search, kept
 * by a cache, or told to another site.
 */
export const linkRules: Record<LinkKind, LinkRule> = {
  registration_request: {
    pages: [
      '/verification-summary/:id',
      '/registration-request/:id',
      '/registration-request/:id/goods-and-services',
      '/registration-request/:id/success',
      '/application-draft/:id',
      '/verification/:id/success',
    ],
    table: 'registration_request',
    through: [],
    ofRequest: true,
  },
  product: {
    pages: ['/product/:id/checkout', '/product/:id/success'],
    table: 'product',
    through: [{ table: 'registration_request', by: 'registration_request_id' }],
    ofRequest: true,
  },
  invoice: {
    pages: [],
    table: 'invoice',
    through: [
      { table: 'product', by: 'product_id' },
      { table: 'registration_request', by: 'registration_request_id' },
    ],
    ofRequest: true,
  },
  office_action: {
    pages: ['/office-action/:id', '/office-action/:id/additional-info'],
    table: 'office_action',
    through: [{ table: 'trademark', by: 'trademark_id' }],
    ofRequest: false,
  },
  use_in_commerce_request: {
    pages: ['/use-in-commerce-request/:id'],
    table: 'use_in_commerce_request',
    through: [{ table: 'trademark', by: 'trademark_id' }],
    ofRequest: false,
  },
  trademark_monitoring_result: {
    pages: ['/monitoring-result/:id'],
    table: 'trademark_monitoring_result',
    through: [{ table: 'trademark', by: 'trademark_id' }],
    ofRequest: false,
  },
}
