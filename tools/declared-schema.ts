import * as drizzleKit from 'drizzle-kit/api'

/** drizzle-kit's description of a schema, as it keeps it in db/migrations/meta. */
export type Snapshot = Record<string, unknown>

// Its declared types need an older Zod than ours and say nothing to the compiler.
const kit = drizzleKit as unknown as {
  generateDrizzleJson: (declared: Record<string, unknown>) => Snapshot
  generateMigration: (from: Snapshot, to: Snapshot) => Promise<string[]>
}

/** The description of what the schema files export. */
export function snapshotOf(declared: Record<string, unknown>): Snapshot {
  return kit.generateDrizzleJson(declared)
}

/** The statements that make a declared schema in an empty database. */
export async function statementsFor(snapshot: Snapshot): Promise<string[]> {
  return await kit.generateMigration(snapshotOf({}), snapshot)
}
