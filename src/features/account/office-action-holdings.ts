import { emptied, none, type Holding } from './holding.ts'

/** What office actions hold of a customer. Children stand before parents. */
export const officeActions: readonly Holding[] = [
  {
    table: 'office_action_issue',
    group: 'register',
    mine: `t.office_action_id = any ({officeActions})`,
    erase: { answer: none },
  },
  {
    table: 'office_action',
    group: 'register',
    mine: `t.trademark_id = any ({trademarks})`,
    erase: emptied(
      'client_input',
      'client_note',
      'client_delight',
      'recommendation_note',
      'additional_info_note',
      'issue_summary',
      'response',
    ),
  },
]
