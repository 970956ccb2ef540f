import { operation, type OperationData } from '../operation.ts'

export const personFields = 'id email profile { firstname lastname }'

/** Everybody of the office who works here now. */
export const staffPeople = operation(
  'staffPeople',
  `query staffPeople {
    user(where: { role: { _in: ["staff", "admin"] }, state: { _eq: "active" } }, order_by: { email: asc }) { ${personFields} }
  }`,
)

/** A user as every selection of a person has it. */
export type PersonRow = OperationData<typeof staffPeople>['user'][number]
