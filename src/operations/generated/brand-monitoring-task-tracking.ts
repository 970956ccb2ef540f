import { entityOperations } from '../entity-operations.ts'

export interface BrandMonitoringTaskTracking {
  id: string
  name: string
  created_at: string
  skipped: boolean
  user_id: string | null
  brand_monitoring_task_id: string
}

export const brandMonitoringTaskTracking = entityOperations<
  'brand_monitoring_task_tracking',
  BrandMonitoringTaskTracking,
  { id: string }
>({
  entity: 'brand_monitoring_task_tracking',
  key: { id: 'uuid!' },
  fields: ['id', 'name', 'created_at', 'skipped', 'user_id', 'brand_monitoring_task_id'],
  ownFields: ['id', 'name', 'created_at', 'skipped', 'brand_monitoring_task_id'],
  constraint: 'brand_monitoring_task_tracking_pkey',
})
