import { z } from 'zod'
import { free } from './facts.ts'
import { tablesByName, type nouns } from './nouns.ts'

/** The queue's jobs are a view (task.ts) and no table. */
const ofTask = { data: free, options: free, result: z.unknown() }

/** The shapes that the facts of the tables give, by table and column. */
type Shapes = {
  [T in keyof typeof nouns]: (typeof nouns)[T] extends { json: infer Shape } ? Shape : never
} & { task: typeof ofTask }

/** What is read from a jsonb column. */
export type Json<T extends keyof Shapes, C extends keyof Shapes[T]> = z.output<Shapes[T][C] & z.ZodType>

/** The shape of every jsonb column, by table and column. What does not fit is refused before it is written. */
export const jsonShapes: Record<string, Record<string, z.ZodType>> = {
  ...Object.fromEntries([...tablesByName].flatMap(([table, { json }]) => (json ? [[table, json]] : []))),
  task: ofTask,
}

/** Says in one line what is wrong with a value for a jsonb column; null when it fits or the column is not jsonb. */
export function jsonProblem(table: string, column: string, value: unknown): string | null {
  const shape = jsonShapes[table]?.[column]
  if (!shape || value === null || value === undefined) return null
  const result = shape.safeParse(value)
  if (result.success) return null
  const issue = result.error.issues[0]
  const at = [column, ...(issue?.path ?? [])].join('.')
  return `${table}.${at}: ${issue?.message ?? 'has another shape'}`
}
