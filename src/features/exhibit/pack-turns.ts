import type { Caller } from '#domain/account/caller.ts'
import { AppError } from '#kernel/errors.ts'
import { createAtOnce } from '#platform/limits/at-once.ts'

const packsAtOnce = createAtOnce(2)
const making = new Set<string>()

/**
 * Makes a pack when it is the only one of its account and one of two in the process: each holds all its files. Throws
 * `too-many-requests`, with when to come back.
 */
export async function inPackTurn<T>({ userId }: Pick<Caller, 'userId'>, make: () => Promise<T>): Promise<T> {
  const account = userId ?? ''
  if (making.has(account)) throw new AppError('too-many-requests')
  making.add(account)
  try {
    return await packsAtOnce(make)
  } finally {
    making.delete(account)
  }
}
