import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'

export interface People {
  customer: string
  staff: string
  admin: string
  docketer: string
}

/** The demo's people. Names say that nobody real is meant. */
export async function seedAccounts(tx: Tx, passwordHash: string): Promise<People> {
  const add = async (email: string, role: string, firstname: string, lastname: string): Promise<string> => {
    const id = uuidv7()
    await tx.$client.query(
      `insert into "user" (id, email, role, state, password_hash, cp_onboarding_finished) values ($1, $2, $3, 'active', $4, true)`,
      [id, email, role, passwordHash],
    )
    await tx.$client.query('insert into user_profile (user_id, firstname, lastname) values ($1, $2, $3)', [
      id,
      firstname,
      lastname,
    ])
    return id
  }
  return {
    customer: await add('customer@demo.test', 'customer', 'Demo', 'Customer'),
    staff: await add('staff@demo.test', 'staff', 'Demo', 'Attorney'),
    docketer: await add('docketer@demo.test', 'staff', 'Demo', 'Docketer'),
    admin: await add('admin@demo.test', 'admin', 'Demo', 'Administrator'),
  }
}
