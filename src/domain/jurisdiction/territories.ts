import { beneluxMembers, euMembers, type Jurisdiction } from './codes.ts'

/** The members of OAPI; one registration has effect in all of them (Bangui Agreement; wipo.int/wipolex, OAPI). */
export const oapiMembers = [
  'BF',
  'BJ',
  'CF',
  'CG',
  'CI',
  'CM',
  'GA',
  'GN',
  'GQ',
  'GW',
  'KM',
  'ML',
  'MR',
  'NE',
  'SN',
  'TD',
  'TG',
] as const

/** The states that a mark can be registered for through ARIPO: the parties to the Banjul Protocol on Marks. */
export const aripoMembers = ['BW', 'CV', 'GM', 'LR', 'LS', 'MW', 'MZ', 'NA', 'ST', 'SZ', 'TZ', 'UG', 'ZW'] as const

/**
 * The countries that a jurisdiction is made of, by ISO code (`UK` for the United Kingdom). None for the Madrid System: it
 * is a way to other registers and has no territory of its own.
 */
export function territoriesOf(code: Jurisdiction): readonly string[] {
  switch (code) {
    case 'EU':
      return euMembers.filter((member) => member !== 'BX')
    case 'BX':
      return beneluxMembers
    case 'OAPI':
      return oapiMembers
    case 'ARIPO':
      return aripoMembers
    case 'WIPO':
      return []
    default:
      return [code]
  }
}
