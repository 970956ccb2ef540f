import { erased, none, type Holding } from './holding.ts'

/** What support tickets hold of a customer. Children stand before parents. */
export const supportTickets: readonly Holding[] = [
  {
    table: 'support_ticket',
    group: 'drafts',
    mine: 't.created_by_user_id = $1',
    erase: { description: erased, resolution: none },
  },
]
