import { euMembers, type Jurisdiction } from '#domain/jurisdiction/codes.ts'

/**
 * What became of a grant of the European Union's fund for small and medium-sized enterprises. It pays back a part of fees of
 * offices in the Union, and must be decided before the application is filed (EUIPO, help of the SME Fund:
 * https://euipo.europa.eu/ohimportal/en/help-sme-fund, first apply for the grant and wait for its decision).
 */
export const grantDecisions = ['granted', 'refused', 'not-applied'] as const
export type GrantDecision = (typeof grantDecisions)[number]

/** Where EUIPO says so. */
export const grantSource = 'https://euipo.europa.eu/ohimportal/en/help-sme-fund'

const benelux: Jurisdiction = 'BX'

/** Whether the fund pays back fees of this office. */
export const hasGrant = (place: string): boolean =>
  place === 'EU' || place === benelux || euMembers.some((member) => member === place)
