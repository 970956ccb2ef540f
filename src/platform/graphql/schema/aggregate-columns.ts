import type { Column } from '../model.ts'
import { pgType } from '../pg-types.ts'
import type { AggregateFunction } from './meaning.ts'
import type { Types } from './types.ts'

export const aggregateFunctions: readonly AggregateFunction[] = [
  'sum',
  'avg',
  'min',
  'max',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'variance',
  'var_pop',
  'var_samp',
]

/** The columns of `table` that the role may read and `fn` can digest. */
export function columnsFor(types: Types, table: string, fn: AggregateFunction): readonly Column[] {
  const fits = (column: Column): boolean => {
    const { numeric, ordered } = pgType(column.type)
    return fn === 'min' || fn === 'max' ? ordered : numeric
  }
  return types.columns(table).filter(fits)
}
