import type { Condition } from './generated/reads.ts'

const sureTerm = { kind: { _eq: 'term' }, confidence: { _neq: 'low' } }

/**
 * Which registered trademarks are nearing expiry: those whose term ends before a day, also when it has ended and nobody closed them. The end
 * is that of `termEndOf`: as it is on record, else as the docket has it. The badge of the portal, the list that it leads to and the
 * operation of the specification count the same, and the queue of staff, which has beside them what a person set to an earlier day.
 */
export const nearingExpiryBefore = (cutOff: string): Condition => ({
  status: { _eq: 'Trademark registered' },
  _or: [
    { expiration_date: { _lt: cutOff } },
    {
      expiration_date: { _is_null: true },
      deadlines: { ...sureTerm, due: { _lt: cutOff } },
      _not: { deadlines: { ...sureTerm, due: { _gte: cutOff } } },
    },
    {
      expiration_date: { _is_null: true },
      deadlines: {
        kind: { _eq: 'renewal' },
        done_at: { _is_null: true },
        override_at: { _is_null: false },
        due: { _lt: cutOff },
      },
      _not: { deadlines: sureTerm },
    },
  ],
})

/** The same in the text of a document, whose variable says the day. */
export const nearingExpiry = (variable: `$${string}`): string =>
  JSON.stringify(nearingExpiryBefore(variable))
    .slice(1, -1)
    .replaceAll(`"${variable}"`, () => variable)
    .replaceAll(/"(\w+)":/g, '$1: ')
