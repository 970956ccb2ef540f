import type pg from 'pg'
import type { Facilities } from '#features/facilities.ts'
import type { People } from './accounts.ts'

export async function seedMatters(_tx: pg.PoolClient, _people: People, _facilities: Facilities): Promise<void> {
  await Promise.resolve()
}
