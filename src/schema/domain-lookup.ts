import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DomainFacts } from '#kernel/domain-facts.ts'
import { user } from './account.ts'
import { brand } from './brand.ts'
import { createdAt, id, instant } from './columns.ts'
import { caseExhibit } from './exhibit.ts'
import { sighting } from './monitoring.ts'

/** What was asked of a domain name at a time, for a sighting or with a captured page: never changed, asked again instead. */
export const domainLookup = pgTable(
  'domain_lookup',
  {
    id: id(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    sightingId: uuid('sighting_id').references(() => sighting.id, { onDelete: 'cascade' }),
    caseExhibitId: uuid('case_exhibit_id').references(() => caseExhibit.id, { onDelete: 'cascade' }),
    /** The registered name, as the name service has it. */
    domain: text('domain').notNull(),
    askedAt: instant('asked_at').notNull(),
    askedByUserId: uuid('asked_by_user_id').references(() => user.id),
    /** The service that was asked for the registration: its host, `stand-in`, or `none`. */
    source: text('source').notNull(),
    isStandIn: boolean('is_stand_in').notNull(),
    facts: jsonb('facts').$type<DomainFacts>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('domain_lookup_of_check', sql`num_nonnulls(${t.sightingId}, ${t.caseExhibitId}) = 1`),
    index('domain_lookup_brand_id_idx').on(t.brandId, t.askedAt),
    index('domain_lookup_sighting_id_idx').on(t.sightingId, t.askedAt),
    index('domain_lookup_case_exhibit_id_idx').on(t.caseExhibitId),
    index('domain_lookup_asked_by_user_id_idx').on(t.askedByUserId),
  ],
)
