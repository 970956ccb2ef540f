import { counterpartyLink, counterpartyTrait } from './counterparty.ts'
import type { Facts } from './facts.ts'
import { erased, of } from './holding.ts'
import { one, to } from './relation.ts'

export const facts = {
  counterparty_trait: {
    table: counterpartyTrait,
    calls: '/api/case-counterparty/{id}/trait',
    hidden: ['key'],
    relations: [to('case_counterparty', 'traits'), to('created_by_user')],
    texts: { key: 'phrase', value: 'phrase', source: 'phrase' },
    held: { group: 'brands', mine: of('case_counterparty'), secret: ['key', 'created_by_user_id'], erase: 'delete' },
  },
  // It may join counterparties of two clients, so no client reads it.
  counterparty_link: {
    table: counterpartyLink,
    calls: '/api/case-counterparty/{id}/link',
    relations: [
      one('left', 'case_counterparty', 'left_id', 'id', 'links_left'),
      one('right', 'case_counterparty', 'right_id', 'id', 'links_right'),
      to('decided_by_user'),
      to('undone_by_user'),
    ],
    texts: { reason: 'phrase', undo_reason: 'phrase' },
    held: {
      group: 'brands',
      mine: of('case_counterparty', 'left_id'),
      secret: ['right_id', 'decided_by_user_id', 'undone_by_user_id'],
      erase: { reason: erased },
    },
  },
} satisfies Facts
