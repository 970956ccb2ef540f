import { uuid } from 'drizzle-orm/pg-core'

export const ownerColumn = 'owner_user_id'

/**
 * Whose the row is that a row hangs on, so that nobody has to ask that one for each row of a list. Triggers of the database
 * write it and nobody else can; null of a row that was there before the column, and where the parent is nobody's. No role of
 * the data API has it: predicates and policies read it in the place of the parent.
 */
export const parentsOwner = () => uuid(ownerColumn)

/** The tables that have it, each with the table that they hang on by `<parent>_id`. */
export const ownedByParent = [
  { table: 'registration_request_tracking', parent: 'registration_request' },
  { table: 'service_request_tracking', parent: 'service_request' },
  { table: 'trademark_tracking', parent: 'trademark' },
] as const

/** A statement that fills the column of at most so many older rows of a table; when it changes none, none is left. */
export const fillOwners = ({ table, parent }: (typeof ownedByParent)[number], atOnce: number): string =>
  `update ${table} t set owner_user_id = p.user_id from ${parent} p
    where p.id = t.${parent}_id and t.id in (
      select c.id from ${table} c join ${parent} o on o.id = c.${parent}_id
       where c.owner_user_id is null and o.user_id is not null order by c.id limit ${atOnce})`
