import { tablesByName } from './nouns.ts'
import type { Relation } from './relation.ts'

/** Every relation, once. Names are the spec's where it names them. */
export const relations: readonly Relation[] = [...tablesByName.values()].flatMap(({ table, relations: stated = [] }) =>
  stated.flatMap((relation) => relation(table)),
)
