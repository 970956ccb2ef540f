/** The hundred and one places where a mark can be filed, and the Madrid System (spec, part 1, section 3). */
export const jurisdictions = [
  'US',
  'UK',
  'EU',
  'CA',
  'CN',
  'AU',
  'NZ',
  'IN',
  'SK',
  'CZ',
  'IE',
  'CH',
  'FR',
  'BX',
  'JP',
  'TR',
  'SG',
  'HK',
  'DE',
  'BD',
  'BR',
  'MX',
  'NO',
  'ZA',
  'KR',
  'IT',
  'ES',
  'TH',
  'ID',
  'DK',
  'TW',
  'AR',
  'IL',
  'PL',
  'PT',
  'BG',
  'EE',
  'GE',
  'KZ',
  'LT',
  'LV',
  'RO',
  'UA',
  'VN',
  'SE',
  'FI',
  'HU',
  'AT',
  'SI',
  'HR',
  'CO',
  'EC',
  'PE',
  'MC',
  'AD',
  'EG',
  'JO',
  'KE',
  'LB',
  'MA',
  'NG',
  'PK',
  'TN',
  'TZ',
  'ME',
  'PY',
  'BO',
  'UY',
  'VE',
  'AM',
  'AZ',
  'KG',
  'MD',
  'TJ',
  'TM',
  'UZ',
  'DZ',
  'KH',
  'LA',
  'AO',
  'BI',
  'CV',
  'DJ',
  'CD',
  'ER',
  'ET',
  'GH',
  'MG',
  'MU',
  'OAPI',
  'ARIPO',
  'AE',
  'CL',
  'MY',
  'PH',
  'SA',
  'KW',
  'OM',
  'QA',
  'BA',
  'BH',
  'WIPO',
] as const

export type Jurisdiction = (typeof jurisdictions)[number]

export function isJurisdiction(text: string): text is Jurisdiction {
  return jurisdictions.some((code) => code === text)
}

/** A jurisdiction from what people and other lists write: GB is the UK's other code. Null when it is none of ours. */
export function jurisdictionFrom(text: string): Jurisdiction | null {
  const code = text.trim().toUpperCase()
  if (code === 'GB') return 'UK'
  return isJurisdiction(code) ? code : null
}

/** The 27 member states that an EU trade mark covers, and Benelux, which files for three of them. */
export const euMembers = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
  'BX',
] as const

export const beneluxMembers = ['BE', 'NL', 'LU'] as const

/** Whether a filing in the first place already protects the mark in the second. */
export function covers(filed: Jurisdiction, place: string): boolean {
  if (filed === place) return true
  if (filed === 'EU') return euMembers.some((code) => code === place)
  if (filed === 'BX') return beneluxMembers.some((code) => code === place)
  return false
}

/** Shown first in every list of countries (spec, part 2, section 9). */
export const priorityOrder: readonly Jurisdiction[] = ['US', 'EU', 'UK', 'CA', 'CH']

/**
 * The offices whose registers hold marks that can stand in the way of a filing in `place`: its own, those whose marks
 * have effect there, international registrations; for the EU also every member's national register (EUTMR article 8(2)).
 */
export function competingOffices(place: Jurisdiction): Jurisdiction[] {
  const members: readonly string[] = place === 'EU' ? [...euMembers, 'BX'] : place === 'BX' ? beneluxMembers : []
  return jurisdictions.filter((office) => office === 'WIPO' || covers(office, place) || members.includes(office))
}
