import { domainFacts } from '#kernel/domain-facts.ts'
import { domainLookup } from './domain-lookup.ts'
import type { Facts } from './facts.ts'
import { of } from './holding.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'

/** A client reads what was kept with the evidence of a case; what was asked before there is one is our work. */
const lookupColumns = [
  'id',
  'brand_id',
  'case_exhibit_id',
  'domain',
  'asked_at',
  'source',
  'is_stand_in',
  'facts',
] as const

export const facts = {
  domain_lookup: {
    table: domainLookup,
    written: true,
    relations: [
      to('brand', 'domain_lookups'),
      to('sighting', 'lookups'),
      to('case_exhibit', 'lookups'),
      to('asked_by_user'),
    ],
    customer: { select: { columns: lookupColumns, filter: { case_exhibit: readable }, aggregate: true } },
    json: { facts: domainFacts },
    held: { group: 'brands', mine: of('brand'), secret: ['asked_by_user_id'], erase: 'delete' },
  },
} satisfies Facts
