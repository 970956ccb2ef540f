import * as drizzleKit from 'drizzle-kit/api'

/** drizzle-kit's description of a schema, as it keeps it in db/migrations/meta. */
export type Snapshot = Record<string, unknown>

// Its declared types need an older Zod than ours and say nothing to the compiler.
const kit = drizzleKit as unknown as {
  generateDrizzleJson: (declared: Record<string, unknown>) => Snapshot
  generateMigration: (from: Snapshot, to: Snapshot) => Promise<string[]>
}

// Its bundle writes methods of its own on the prototypes of arrays and strings where every `for … in` of the process meets them;
// pdf.js refuses to run beside such. They stay for the kit, and nothing lists them.
for (const prototype of [Array.prototype, String.prototype]) {
  for (const name of Object.keys(prototype)) Object.defineProperty(prototype, name, { enumerable: false })
}

/** The description of what the schema files export. */
export function snapshotOf(declared: Record<string, unknown>): Snapshot {
  return kit.generateDrizzleJson(declared)
}

/** The statements that make a declared schema in an empty database. */
export async function statementsFor(snapshot: Snapshot): Promise<string[]> {
  return await kit.generateMigration(snapshotOf({}), snapshot)
}
