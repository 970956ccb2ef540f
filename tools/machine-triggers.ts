import { machines } from '#schema/machines.ts'

/** A trigger that every table with a machine has: as the catalogue of the database names it, and the SQL that makes it. */
export interface MachineTrigger {
  identity: string
  sql: string
}

/** The triggers that hold each status to its machine: every step, and where a row begins. */
export function machineTriggers(tables: readonly string[] = machines.map(({ name }) => name)): MachineTrigger[] {
  return tables.flatMap((table) =>
    [
      { word: 'follows', when: 'BEFORE UPDATE OF "status"' },
      { word: 'begins', when: 'AFTER INSERT' },
    ].map(({ word, when }) => {
      const name = `${table}_status_${word}_machine`
      return {
        identity: `trigger public.${table}.${name}`,
        sql: `CREATE TRIGGER "${name}" ${when} ON "${table}" FOR EACH ROW EXECUTE FUNCTION "status_${word}_machine"();`,
      }
    }),
  )
}

/** What a new migration lacks: the triggers of machines that no migration makes yet, as statements behind its own. */
export function missingTriggers(migrations: string, tables?: readonly string[]): string {
  return machineTriggers(tables)
    .filter(({ sql }) => !migrations.includes(/"\w+"/.exec(sql)?.[0] ?? sql))
    .map(({ sql }) => `\n--> statement-breakpoint\n${sql}`)
    .join('')
}
