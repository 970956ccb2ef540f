import type { Jurisdiction } from './codes.ts'

/** The offices whose public register has a lasting address for a mark; general knowledge, November 2026. */
const links: Partial<Record<Jurisdiction, (number: string) => string>> = {
  EU: (number) => `https://euipo.europa.eu/eSearch/#details/trademarks/${number}`,
  US: (number) => `https://tsdr.uspto.gov/#caseNumber=${number}&caseType=SERIAL_NO&searchType=statusSearch`,
  UK: (number) => `https://trademarks.ipo.gov.uk/ipo-tmcase/page/Results/1/${number}`,
}

/** The address of a mark in its office's own register, by application number; null where we know none. */
export function registerLink(office: Jurisdiction, number: string): string | null {
  return links[office]?.(encodeURIComponent(number)) ?? null
}
