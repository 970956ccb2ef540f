import { z } from 'zod'
import { paymentContent } from '#domain/monitoring/content.ts'
import { sightingMachine, sightingReason } from '#domain/monitoring/sighting.ts'
import { monitoringTaskMachine, subscriptionMachine, subscriptionPaymentMachine } from '#domain/monitoring/status.ts'
import { type Facts, free, historyOf } from './facts.ts'
import { none, of } from './holding.ts'
import {
  brandMonitoringTask,
  brandMonitoringTaskTracking,
  brandSubscription,
  brandSubscriptionPayment,
  brandSubscriptionPlatform,
  brandSubscriptionTracking,
  certificateLog,
  certifiedDomain,
  sighting,
} from './monitoring.ts'
import { readable } from './permissions/permission.ts'
import { changed, except, update } from './permissions/staff-writes.ts'
import { hubs, one, to } from './relation.ts'

/** What a search is planned by, and where it stands. */
const ofPlan = ['brand_subscription_tier', 'processed_timestamp', 'status', 'planned_on', 'searched_at']

export const facts = {
  brand_subscription: {
    table: brandSubscription,
    machine: subscriptionMachine,
    relations: [
      to('brand', 'subscriptions'),
      to('billing_entity'),
      to('user_payment_method'),
      one('discount_coupon', 'discount_coupon'),
      one('case_solution', 'case_solution'),
      to('assigned_admin'),
      to('created_by_user'),
      hubs('documents', 'notes'),
    ],
    customer: {
      select: {
        columns: [
          'id',
          'brand_id',
          'billing_entity_id',
          'user_payment_method_id',
          'tier',
          'status',
          'last_status_update',
          'payment_frequency',
          'start_date',
          'end_date',
          'currency',
          'created_at',
          'updated_at',
          'discount_coupon_id',
          'case_solution_id',
          'document_hub_id',
          'public_id',
          'next_tier',
          'next_payment_frequency',
        ],
        filter: { brand: readable },
        aggregate: true,
      },
    },
    held: { group: 'brands', mine: of('brand'), erase: 'keep' },
  },
  brand_subscription_tracking: historyOf('brand_subscription', brandSubscriptionTracking, 'brands', 'calls'),
  brand_subscription_platform: {
    table: brandSubscriptionPlatform,
    relations: [to('brand_subscription', 'platforms')],
    customer: { select: { columns: '*', filter: { brand_subscription: readable } } },
    json: { metadata: free },
    held: {
      group: 'brands',
      mine: of('brand_subscription'),
      erase: { metadata: none },
    },
  },
  brand_subscription_payment: {
    table: brandSubscriptionPayment,
    machine: subscriptionPaymentMachine,
    relations: [
      to('brand_subscription', 'payments'),
      one('product', 'product'),
      to('billing_entity'),
      to('user_payment_method'),
      to('document_folder'),
    ],
    customer: {
      select: {
        columns: [
          'id',
          'brand_subscription_id',
          'user_payment_method_id',
          'product_id',
          'start_date',
          'end_date',
          'status',
          'decline_reason',
          'billing_entity_id',
          'last_attempt_date',
          'document_folder_id',
          'updated_at',
          'invoice_content',
        ],
        filter: { brand_subscription: readable },
      },
    },
    json: { invoice_content: paymentContent },
    held: {
      group: 'invoices',
      mine: of('brand_subscription'),
      erase: 'keep',
    },
  },
  brand_monitoring_task: {
    table: brandMonitoringTask,
    machine: monitoringTaskMachine,
    relations: [to('brand', 'monitoring_tasks'), to('brand_subscription', 'monitoring_tasks'), to('assigned_admin')],
    customer: {
      select: {
        columns: [
          'id',
          'brand_id',
          'brand_subscription_id',
          'brand_subscription_tier',
          'status',
          'last_status_update',
          'processed_timestamp',
          'created_at',
        ],
        filter: { status: { _eq: 'Processed' }, brand: readable },
        aggregate: true,
      },
    },
    staff: {
      // A search is planned by its subscription, and what it found is told by its call.
      writes: (all) => update(except(changed(all), ofPlan)),
      could: 'Hide that a search is late',
      held: 'Planned, decided and processed by its calls alone; brand, subscription and tier fixed; audited',
    },
    held: { group: 'brands', mine: of('brand'), erase: 'keep' },
  },
  brand_monitoring_task_tracking: historyOf('brand_monitoring_task', brandMonitoringTaskTracking, 'nobody'),
  sighting: {
    table: sighting,
    machine: sightingMachine,
    written: true,
    relations: [
      to('brand_monitoring_task', 'sightings'),
      one('folded_into', 'sighting', 'folded_into_id', 'id', 'folded'),
      to('decided_by_user'),
      one('case', 'case', 'case_id', 'id', 'sightings'),
    ],
    customer: {
      select: {
        columns: [
          'id',
          'brand_monitoring_task_id',
          'platform',
          'name',
          'url',
          'host',
          'seller',
          'price',
          'currency',
          'country',
          'found_on',
          'score',
          'reasons',
          'folded_into_id',
          'status',
          'case_id',
          'created_at',
        ],
        filter: { status: { _in: ['Accepted', 'Case'] }, brand_monitoring_task: readable },
        limit: 500,
        aggregate: true,
      },
    },
    json: { reasons: z.array(sightingReason).max(20) },
    held: {
      group: 'brands',
      mine: of('brand_monitoring_task'),
      erase: 'delete',
    },
  },
  certificate_log: {
    table: certificateLog,
    inner: true,
    held: 'nobody',
  },
  certified_domain: {
    table: certifiedDomain,
    inner: true,
    held: 'nobody',
  },
} satisfies Facts
