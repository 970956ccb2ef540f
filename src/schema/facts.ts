import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { TextKind } from '#domain/catalog/texts.ts'
import { of, type DataGroup, type Held } from './holding.ts'
import { readable, type TablePermission } from './permissions/permission.ts'
import { history, type StaffWrites } from './permissions/staff-writes.ts'
import { historyRelations, type Stated } from './relation.ts'

/** A status and the steps between its words, whatever the words are. */
interface AnyMachine {
  readonly name: string
  readonly states: readonly string[]
  readonly initial: readonly string[]
  readonly transitions: Partial<Record<string, readonly { to: string }[]>>
}

/**
 * Everything that is true of a table beside its columns. It stands in `<noun>.facts.ts` beside the noun's tables, and all
 * lists follow from it: relations, permissions, policies, machines, texts, shapes, what is held of a customer.
 */
export interface TableFacts {
  table: PgTable
  /** The machine of its column `status`; the database refuses every other step. */
  machine?: AnyMachine
  /** The calls that alone write what has a rule behind it, by the beginning of their path. */
  calls?: string
  /** Machinery: sessions, tokens, counters, keys. No role has it in the data API. */
  inner?: true
  /** Written by triggers, calls and the queue alone; administrators do not write it either. */
  written?: true
  /** Columns that no role of the data API has, in no position. */
  hidden?: readonly string[]
  /** Its column `owner_user_id` holds whose row of this table it hangs on. */
  ownedBy?: string
  relations?: readonly Stated[]
  /** What anybody may read. */
  open?: TablePermission
  /** What a client may; `readable` stands for the rows that the client reads of the table it leads to. */
  customer?: TablePermission
  /** What the holder of a link may. */
  link?: TablePermission
  /** What staff write over the data API; without it they read only. */
  staff?: StaffWrites
  /** Columns of text whose name means something else in other tables, or is known to no other. */
  texts?: Record<string, TextKind>
  /** The shape of each column of jsonb. */
  json?: Record<string, z.ZodType>
  /** What it holds of a customer. Of nobody: law and prices, counters and machinery, registers, staff's work, what hangs on kept rows. */
  held: Held | 'nobody'
}

export type Facts = Record<string, TableFacts>

/** Anything, as long as it is an object: what a form, an office or a provider gave and no rule of ours reads. */
export const free = z.record(z.string(), z.unknown())
export const listOfTexts = z.array(z.string().max(2000)).max(1000)

/** What a member of staff tells of a matter. */
export const historyWrites: StaffWrites = {
  writes: history,
  could: 'Tell of a step that was not made',
  held: 'Under the own name and time, never changed or removed',
}

/** The columns of a history that whoever may see the matter reads. */
export const historyColumns = ['id', 'name', 'created_at', 'skipped'] as const

/**
 * The facts of a matter's history: told once, read by whoever reads the matter. By staff, who tell it under the own name, or
 * by calls alone.
 */
export const historyOf = (
  parent: string,
  table: PgTable,
  held: DataGroup | 'nobody',
  by: 'staff' | 'calls' = 'staff',
): TableFacts => ({
  table,
  relations: [historyRelations(parent)],
  customer: { select: { columns: [...historyColumns, `${parent}_id`], filter: { [parent]: readable } } },
  ...(by === 'staff' ? { staff: historyWrites } : {}),
  held: held === 'nobody' ? held : { group: held, mine: of(parent), erase: 'keep' },
})
