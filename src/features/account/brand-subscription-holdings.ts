import { none, tracking, type Holding } from './holding.ts'

/** What brand subscriptions and their monitoring hold of a customer. Children stand before parents. */
export const brandSubscriptions: readonly Holding[] = [
  tracking('brand_subscription_tracking', 'brand_subscription_id', 'subscriptions', 'brands'),
  {
    table: 'brand_subscription_platform',
    group: 'brands',
    mine: `t.brand_subscription_id = any ({subscriptions})`,
    erase: { metadata: none },
  },
  {
    table: 'brand_subscription_payment',
    group: 'invoices',
    mine: `t.brand_subscription_id = any ({subscriptions})`,
    erase: 'keep',
  },
  { table: 'brand_subscription', group: 'brands', mine: `t.brand_id = any ({brands})`, erase: 'keep' },
  {
    table: 'sighting',
    group: 'brands',
    mine: `t.brand_monitoring_task_id in (select id from brand_monitoring_task where brand_id = any ({brands}))`,
    erase: 'delete',
  },
  { table: 'brand_monitoring_task', group: 'brands', mine: `t.brand_id = any ({brands})`, erase: 'keep' },
]
