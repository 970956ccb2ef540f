import feeRules from '#db/reference/fee-rules.json' with { type: 'json' }
import serviceFees from '#db/reference/service-fees.json' with { type: 'json' }
import { statusTransitions } from '#schema/machines.ts'
import { termStatement } from './goods-terms.ts'

const literal = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)

/** Law and the starter price list, added when missing; what an installation changed stays as it is. */
export function referenceStatements(): string[] {
  const rules = feeRules.map(
    (rule) =>
      `insert into fee_rule (id, jurisdiction, action, currency, base, included_classes, tiers, valid_from, valid_to, source, checked_on)
       values (gen_random_uuid(), ${literal(rule.jurisdiction)}, ${literal(rule.action)}, ${literal(rule.currency)}, ${rule.base}, ${rule.includedClasses},
         ${literal(JSON.stringify(rule.tiers))}::jsonb, ${literal(rule.validFrom)}, ${literal(rule.validTo)}, ${literal(rule.source)}, ${literal(rule.checkedOn)})
       on conflict (jurisdiction, action, valid_from) do nothing`,
  )
  const fees = serviceFees.map(
    (fee) =>
      `insert into service_fee (id, jurisdiction, currency, base, per_further_class, valid_from, source)
       values (gen_random_uuid(), ${literal(fee.jurisdiction)}, ${literal(fee.currency)}, ${fee.base}, ${fee.perFurtherClass}, ${literal(fee.validFrom)}, ${literal(fee.source)})
       on conflict (jurisdiction, valid_from) do nothing`,
  )
  const steps = statusTransitions()
    .map((step) => `(${literal(step.machine)}, ${literal(step.from)}, ${literal(step.to)})`)
    .join(', ')
  return [
    ...rules,
    ...fees,
    termStatement(),
    // What the domain no longer knows is no longer allowed: the machines are code, this table is their copy.
    `with kept as (insert into status_transition (machine, from_status, to_status) values ${steps}
       on conflict do nothing)
     delete from status_transition where (machine, from_status, to_status) not in (${steps})`,
  ]
}
