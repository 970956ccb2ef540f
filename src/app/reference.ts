import feeRules from '#db/reference/fee-rules.json' with { type: 'json' }
import serviceFees from '#db/reference/service-fees.json' with { type: 'json' }

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
  return [...rules, ...fees]
}
