import type { AskedDomain } from '#features/monitoring/index.ts'

/** In the order of its names: the database keeps none of its own. */
const inOrder = (value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, one]) => [name, inOrder(one)]),
      )

/** What was asked about a domain name, as it is put into a pack and as its hash in the audit log is taken. */
export const domainRecord = ({ domain, askedAt, source, isStandIn, facts }: AskedDomain): string =>
  `${JSON.stringify(inOrder({ domain, askedAt: new Date(askedAt).toISOString(), source, isStandIn, facts }), null, 2)}\n`
