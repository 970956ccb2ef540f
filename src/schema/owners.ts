import { uuid } from 'drizzle-orm/pg-core'

export const ownerColumn = 'owner_user_id'

/**
 * Whose the row is that a row hangs on, so that nobody has to ask that one for each row of a list. Triggers of the database
 * write it and nobody else can; null where the parent is nobody's. No role of the data API has it: predicates and policies
 * read it in the place of the parent, and a client's list begins with it.
 */
export const parentsOwner = () => uuid(ownerColumn)

/** The tables that have it, each with the table that they hang on by `<parent>_id`. */
export const ownedByParent = [
  { table: 'registration_request_tracking', parent: 'registration_request' },
  { table: 'service_request_tracking', parent: 'service_request' },
  { table: 'trademark_tracking', parent: 'trademark' },
  { table: 'deadline', parent: 'trademark' },
] as const
