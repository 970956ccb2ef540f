import type pg from 'pg'
import { bindDatabase } from '#platform/db/database.ts'
import type { Facilities } from '#features/facilities.ts'

/** What a part of a process that was killed throws from then on. */
export class Killed extends Error {}

/** A query of whatever form, to be run later. */
function queryOf(target: pg.Pool | pg.PoolClient, args: never[]): () => Promise<unknown> {
  const query = target.query.bind(target) as (...all: never[]) => Promise<unknown>
  return async () => await query(...args)
}

/**
 * Facilities of a process that dies after so many steps to the outside: in the middle of a transaction (which PostgreSQL
 * undoes), before a step or after its effect, its answer unread. Once dead nothing of it works any more.
 */
export function mortal(base: Facilities, steps: number): Facilities {
  let left = steps
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1
    if (left < 0 || (left === 0 && steps % 2 === 0)) throw new Killed('killed before the step')
    const answer = await work()
    if (left === 0) throw new Killed('killed after the step')
    return answer
  }
  const client = (alive: pg.PoolClient): pg.PoolClient =>
    new Proxy(alive, {
      get(target, name) {
        if (name === 'query') return async (...args: never[]) => await step(queryOf(target, args))
        // The connection of a dead process is closed, whatever its code still says.
        if (name === 'release') return (error?: Error | boolean) => target.release(left <= 0 ? true : error)
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  const pool = new Proxy(base.pool, {
    get(target, name) {
      if (name === 'connect') return async () => client(await target.connect())
      if (name === 'query') return async (...args: never[]) => await step(queryOf(target, args))
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const { payments } = base
  return {
    ...base,
    pool,
    db: bindDatabase(pool),
    payments: {
      ...payments,
      createOrder: async (order) => await step(async () => await payments.createOrder(order)),
      findOrder: async (key, asked) => await step(async () => await payments.findOrder(key, asked)),
      getOrder: async (id) => await step(async () => await payments.getOrder(id)),
      cancelOrder: async (id) => await step(async () => await payments.cancelOrder(id)),
      refund: async (id, key, amount) => await step(async () => await payments.refund(id, key, amount)),
    },
  }
}
