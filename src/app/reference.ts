import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { feeRule, serviceFee } from '#schema/pricing.ts'
import { statusTransitions } from '#schema/machines.ts'
import { feesCompiledOn, referenceFees, referenceServiceFees } from './reference-prices.ts'
import { termStatement } from './goods-terms.ts'

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`

let statements: Promise<string[]> | undefined

/** Law and the starter price list, added when missing; what an installation changed stays as it is. Read once for a process. */
export async function referenceStatements(): Promise<string[]> {
  return await (statements ??= readReference())
}

async function readReference(): Promise<string[]> {
  const rules = (await referenceFees()).map((rule) => ({ ...rule, checkedOn: feesCompiledOn }))
  const steps = statusTransitions()
    .map((step) => `(${literal(step.machine)}, ${literal(step.from)}, ${literal(step.to)})`)
    .join(', ')
  return [
    `${insertion(feeRule, 'fee_rule', rules)}
       on conflict (jurisdiction, action, valid_from) do update set ${taken(['basis', 'surcharges', 'variants', 'source', 'source_url', 'source_kind', 'as_of', 'confidence', 'note'])}
         -- A row of a release that did not know these columns, with the amount as it was shipped.
         where fee_rule.as_of = '' and fee_rule.base = excluded.base and fee_rule.currency = excluded.currency`,
    `${insertion(serviceFee, 'service_fee', referenceServiceFees)}
       -- What a row of ours did not have yet is added; what stands in it stays.
       on conflict (jurisdiction, valid_from) do update set offerings = excluded.offerings || service_fee.offerings
         where service_fee.source = excluded.source and not service_fee.offerings ?& array(select jsonb_object_keys(excluded.offerings))`,
    termStatement(),
    // What the domain no longer knows is no longer allowed: the machines are code, this table is their copy.
    `with kept as (insert into status_transition (machine, from_status, to_status) values ${steps}
       on conflict do nothing)
     delete from status_transition where (machine, from_status, to_status) not in (${steps})`,
  ]
}

const taken = (columns: readonly string[]): string => columns.map((name) => `${name} = excluded.${name}`).join(', ')

/** An insert of rows as the domain has them, by the columns of their table that they name. */
function insertion(table: typeof feeRule | typeof serviceFee, name: string, rows: readonly object[]): string {
  const [first = {}] = rows
  const all: Record<string, PgColumn> = getTableColumns(table)
  const columns = Object.entries(all).filter(([key]) => key in first)
  const data = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
  )
  const names = columns.map(([, column]) => column.name).join(', ')
  const types = columns.map(([, column]) => `${column.name} ${column.getSQLType()}`).join(', ')
  return `insert into ${name} (id, ${names})
       select gen_random_uuid(), ${names} from jsonb_to_recordset(${literal(JSON.stringify(data))}) as rows (${types})`
}
