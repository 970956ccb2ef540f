import { emptied, erased, none, noTexts, tracking, type Holding } from './holding.ts'

/** What is kept of a customer's reports, cases and those on the other side. Children stand before parents. */
export const cases: readonly Holding[] = [
  { table: 'case_infringement', group: 'brands', mine: `t.case_id = any ({cases})`, erase: 'keep' },
  { table: 'case_solution', group: 'brands', mine: `t.case_id = any ({cases})`, erase: 'keep' },
  // Evidence is kept for the time of a dispute: what was on a page of somebody else is no data of the owner.
  {
    table: 'case_exhibit',
    group: 'brands',
    mine: `t.case_id = any ({cases})`,
    secret: ['timestamp'],
    erase: 'keep',
  },
  {
    table: 'case_notice',
    group: 'brands',
    mine: `t.case_id = any ({cases})`,
    // That something was sent in the owner's name, on which right and when, is kept; what it said is erased.
    erase: { body: erased, recipient: erased },
  },
  { table: 'case_negotiation', group: 'brands', mine: `t.case_id = any ({cases})`, erase: { body: erased } },
  tracking('case_tracking', 'case_id', 'cases', 'brands'),
  {
    table: 'case',
    group: 'brands',
    mine: `t.id = any ({cases})`,
    erase: {
      lawyers_note: none,
      outcome_note: none,
      dismiss_reason: `case when status = 'Dismissed' then 'erased' end`,
    },
  },
  {
    table: 'case_request',
    group: 'brands',
    mine: 't.user_id = $1',
    erase: {
      links: noTexts,
      ...emptied(
        'message',
        'brand_website',
        'mark',
        'number',
        'question',
        'answer',
        'contact_email',
        'contact_first_name',
        'contact_last_name',
      ),
    },
  },
  {
    table: 'case_counterparty',
    group: 'brands',
    mine: 't.user_id = $1',
    erase: { primary_name: erased, aliases: noTexts, websites: noTexts, note: none },
  },
]
