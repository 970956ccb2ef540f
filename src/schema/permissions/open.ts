import type { RolePermissions } from './permission.ts'
import { everything } from './permission.ts'

/** What anybody may read: law and prices. */
export const open: RolePermissions = {
  fee_rule: { select: { columns: '*', filter: everything, limit: 1000 } },
  service_fee: { select: { columns: '*', filter: everything, limit: 1000 } },
  exchange_rate: { select: { columns: '*', filter: everything, limit: 100 } },
}
