import type { Log } from '#platform/log/log.ts'

/**
 * Does a piece of work for each of many, each on its own: one that fails is logged by its name and keeps no other back.
 * Throws at the end when some failed, naming them, so that the job is tried again.
 */
export async function eachOf<T>(
  all: readonly T[],
  { log, what, name }: { log: Log; what: string; name: (one: T) => string },
  work: (one: T) => Promise<void>,
): Promise<void> {
  const failed: { name: string; error: unknown }[] = []
  for (const one of all) {
    try {
      await work(one)
    } catch (error) {
      log.error({ err: error, row: name(one) }, `${what}: one of ${all.length} failed`)
      failed.push({ name: name(one), error })
    }
  }
  const [first] = failed
  if (first)
    throw new Error(`${what}: ${failed.length} of ${all.length} failed: ${failed.map((one) => one.name).join(', ')}`, {
      cause: first.error,
    })
}
