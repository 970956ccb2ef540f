import { lockUntilCommit } from '#platform/db/lock.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * One at a time writes the register, or writes down what it reads in it, until the transaction ends: revisions become
 * visible in their order, and nobody keeps what an import under way is about to change.
 */
export async function holdRegister(tx: Tx): Promise<void> {
  await lockUntilCommit(tx, 'markwright register')
}
