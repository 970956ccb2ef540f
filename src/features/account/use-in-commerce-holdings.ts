import { none, tracking, type Holding } from './holding.ts'

/** What statements and declarations of use hold of a customer. Children stand before parents. */
export const usesInCommerce: readonly Holding[] = [
  {
    table: 'use_in_commerce_request_class',
    group: 'register',
    mine: `t.use_in_commerce_request_id = any ({uses})`,
    erase: { website: none },
  },
  tracking('use_in_commerce_request_tracking', 'use_in_commerce_request_id', 'uses', 'register'),
  {
    table: 'use_in_commerce_request',
    group: 'register',
    mine: 't.user_id = $1',
    // That it was signed, and when, is kept; by whom is erased.
    erase: { signed_by: `case when signed_by is null then null else 'erased' end`, reopened_note: none },
  },
]
