import { protecting } from './relations/protecting.ts'
import { registering } from './relations/registering.ts'
import type { Relation } from './relations/relation.ts'

/** Every relation, once. Names are the spec's where it names them. */
export const relations: Relation[] = [...registering, ...protecting]
