import type pg from 'pg'
import { lockUntilCommit } from '#platform/db/lock.ts'

/**
 * One at a time writes the register, or writes down what it reads in it, until the transaction ends: revisions become
 * visible in their order, and nobody keeps what an import under way is about to change.
 */
export async function holdRegister(tx: pg.PoolClient): Promise<void> {
  await lockUntilCommit(tx, 'markwright register')
}
