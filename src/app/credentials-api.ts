import { createEngine } from '#platform/graphql/engine.ts'
import { fromDrizzle } from '#platform/graphql/from-drizzle.ts'
import { inProcessOnly } from '#operations/all.ts'
import type { Operation } from '#operations/operation.ts'
import { user } from '#schema/account.ts'
import type { DataAccess } from './model.ts'

const role = 'process'

/**
 * Runs the four operations over columns that no role of the data API has: by this process, for this process. It is an
 * engine of its own over one table, and no HTTP route reaches it.
 * @throws Error for any other operation.
 */
export function createCredentialsApi(access: DataAccess) {
  const engine = createEngine({
    model: {
      tables: fromDrizzle([user]),
      relations: [],
      permissions: {
        [role]: {
          user: {
            select: {
              columns: ['id', 'email', 'role', 'state', 'secret', 'refresh_token', 'password_hash'],
              filter: {},
              limit: 1,
            },
            update: { columns: ['secret'], filter: {} },
          },
        },
      },
    },
    run: access.run,
    transaction: access.transaction,
  })
  return async <Data, Variables extends Record<string, unknown>>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    if (!inProcessOnly.some(({ name }) => name === operation.name))
      throw new Error(`${operation.name} is not one of them`)
    return await engine.query<Data>(operation.text, variables, { role, variables: {} })
  }
}
