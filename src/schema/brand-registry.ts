import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { createdAt, id, instant } from './columns.ts'
import { trademark } from './trademark.ts'

/** A code with which the owner of a mark enters Amazon's register of brands; whoever has it can take the brand. */
export const brandRegistryCode = pgTable(
  'brand_registry_code',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    /** Sealed; no role reads it. */
    code: text('code').notNull(),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('brand_registry_code_trademark_id_idx').on(t.trademarkId, t.createdAt),
    index('brand_registry_code_created_by_user_id_idx').on(t.createdByUserId),
  ],
)

/** That somebody was shown a code. */
export const brandRegistryView = pgTable(
  'brand_registry_view',
  {
    id: id(),
    brandRegistryCodeId: uuid('brand_registry_code_id')
      .notNull()
      .references(() => brandRegistryCode.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (t) => [
    index('brand_registry_view_brand_registry_code_id_idx').on(t.brandRegistryCodeId, t.seenAt),
    index('brand_registry_view_user_id_idx').on(t.userId),
  ],
)
