import { erased, none, noTexts, tracking, type Holding } from './holding.ts'

/** What cases of brand protection hold of a customer. Children stand before parents. */
export const cases: readonly Holding[] = [
  { table: 'case_infringement', group: 'brands', mine: `t.case_id = any ({cases})`, erase: 'keep' },
  { table: 'case_solution', group: 'brands', mine: `t.case_id = any ({cases})`, erase: 'keep' },
  tracking('case_tracking', 'case_id', 'cases', 'brands'),
  { table: 'case', group: 'brands', mine: `t.id = any ({cases})`, erase: { lawyers_note: none, outcome_note: none } },
  {
    table: 'case_request',
    group: 'brands',
    mine: 't.user_id = $1',
    erase: { message: none, links: noTexts, brand_website: none },
  },
  {
    table: 'case_counterparty',
    group: 'brands',
    mine: 't.user_id = $1',
    erase: { primary_name: erased, aliases: noTexts, websites: noTexts, note: none },
  },
]
