import { entityOperations } from '../entity-operations.ts'

export interface BrandMonitoringTask {
  id: string
  brand_id: string
  brand_subscription_id: string | null
  brand_subscription_tier: string
  status: string
  last_status_update: string
  processed_timestamp: string | null
  assigned_admin_id: string | null
  deadline: string | null
  created_at: string
  planned_on: string | null
  searched_at: string | null
}

export const brandMonitoringTask = entityOperations<'brand_monitoring_task', BrandMonitoringTask, { id: string }>({
  entity: 'brand_monitoring_task',
  key: { id: 'uuid!' },
  fields: [
    'id',
    'brand_id',
    'brand_subscription_id',
    'brand_subscription_tier',
    'status',
    'last_status_update',
    'processed_timestamp',
    'assigned_admin_id',
    'deadline',
    'created_at',
    'planned_on',
    'searched_at',
  ],
  ownFields: [
    'id',
    'brand_id',
    'brand_subscription_id',
    'brand_subscription_tier',
    'status',
    'last_status_update',
    'processed_timestamp',
    'created_at',
  ],
  constraint: 'brand_monitoring_task_pkey',
  ownTotal: true,
})
