import { tracking, type Holding } from './holding.ts'

/** What trademarks and their docket hold of a customer. Children stand before parents. */
export const trademarks: readonly Holding[] = [
  { table: 'trademark_watch_subscription', group: 'brands', mine: 't.user_id = $1', erase: 'keep' },
  { table: 'trademark_monitoring_result', group: 'brands', mine: `t.trademark_id = any ({trademarks})`, erase: 'keep' },
  tracking('trademark_tracking', 'trademark_id', 'trademarks', 'register'),
  {
    table: 'deadline',
    group: 'register',
    mine: `t.trademark_id = any ({trademarks})`,
    secret: ['override_reason', 'override_by_user_id', 'done_by_user_id'],
    erase: 'keep',
  },
]
