import type { Operator } from './content/directives.ts'

/** Who runs the installation, as schema.org has it; what the operator has not told is left out. */
export function organizationOf(operator: Operator, base: string): object {
  const { name, address, companyId, vatNumber, email } = operator
  return {
    '@type': 'Organization',
    '@id': `${base}/#organization`,
    name: name ?? 'Markwright',
    url: base,
    ...(address && { address }),
    ...(companyId && { identifier: companyId }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(email && { email }),
  }
}
