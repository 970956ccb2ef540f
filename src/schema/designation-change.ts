import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { designationChangeKinds, type ChangeSide } from '#domain/trademark/designation-changes.ts'
import { entity, user } from './account.ts'
import { id, instant, oneOf } from './columns.ts'
import { trademark } from './trademark.ts'

/** The party of one side, so that its name is read where it stands and goes with it. */
const partyOf = (side: 'held' | 'becomes') =>
  uuid(`${side}_entity_id`)
    .generatedAlwaysAs(sql.raw(`((${side} ->> 'ownerEntityId')::uuid)`))
    .references(() => entity.id)

/**
 * What of an international registration is not carried over to one of its designations, as long as it is not, and afterwards
 * by whom it was. That a person says it does not hold there is said of these two values and no others.
 */
export const designationChange = pgTable(
  'designation_change',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    held: jsonb('held').$type<ChangeSide>().notNull(),
    becomes: jsonb('becomes').$type<ChangeSide>().notNull(),
    heldEntityId: partyOf('held'),
    becomesEntityId: partyOf('becomes'),
    foundAt: instant('found_at').notNull(),
    /** Since when nothing differs any more: what a person said of it stays, for when the same comes again. */
    goneAt: instant('gone_at'),
    doneAt: instant('done_at'),
    doneByUserId: uuid('done_by_user_id').references(() => user.id),
    dismissedAt: instant('dismissed_at'),
    dismissReason: text('dismiss_reason'),
    dismissedByUserId: uuid('dismissed_by_user_id').references(() => user.id),
  },
  (t) => [
    unique('designation_change_kind_key').on(t.trademarkId, t.kind),
    oneOf('designation_change_kind_check', t.kind, designationChangeKinds),
    check('designation_change_decided_check', sql`${t.doneAt} is null or ${t.dismissedAt} is null`),
    check(
      'designation_change_dismissed_check',
      sql`num_nonnulls(${t.dismissedAt}, ${t.dismissReason}, ${t.dismissedByUserId}) in (0, 3)`,
    ),
    // What nobody decided on goes with the difference.
    check('designation_change_gone_check', sql`${t.goneAt} is null or ${t.dismissedAt} is not null`),
    index('designation_change_found_at_idx').on(t.foundAt, t.id),
    index('designation_change_open_idx')
      .on(t.foundAt, t.id)
      .where(sql`${t.doneAt} is null and ${t.dismissedAt} is null`),
    index('designation_change_done_idx')
      .on(t.foundAt, t.id)
      .where(sql`${t.doneAt} is not null`),
    index('designation_change_dismissed_idx')
      .on(t.foundAt, t.id)
      .where(sql`${t.dismissedAt} is not null`),
    index('designation_change_kind_idx').on(t.kind, t.foundAt, t.id),
    index('designation_change_done_by_user_id_idx').on(t.doneByUserId),
    index('designation_change_dismissed_by_user_id_idx').on(t.dismissedByUserId),
    index('designation_change_held_entity_id_idx').on(t.heldEntityId),
    index('designation_change_becomes_entity_id_idx').on(t.becomesEntityId),
  ],
)
