import { isMadridBasis } from '#domain/use-in-commerce/status.ts'

/**
 * Whether a mark is an international registration as it was extended to a place: at the USPTO by its basis, everywhere by the
 * registration at WIPO that it is a designation of. Term and renewal are that registration's, and other rules hold.
 */
export const isExtension = (mark: { filingBasis: string | null; internationalId: string | null }): boolean =>
  isMadridBasis(mark.filingBasis) || mark.internationalId !== null
