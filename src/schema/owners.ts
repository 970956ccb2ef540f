import { tablesByName } from './nouns.ts'

/** The tables with the column `owner_user_id`, each with the table that they hang on by `<parent>_id`. */
export const ownedByParent: readonly { table: string; parent: string }[] = [...tablesByName].flatMap(
  ([table, { ownedBy }]) => (ownedBy === undefined ? [] : [{ table, parent: ownedBy }]),
)
