import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { Risk } from '#domain/verification/vocabulary.ts'
import { Mark } from '#ui/mark.tsx'
import { Verdict } from '#ui/verdict.tsx'
import { useNames } from '../i18n/texts.ts'
import { requestPath, trademarkPath } from '../paths.ts'
import { Place, Places } from './place.tsx'
import { StatusTag } from './status-tag.tsx'

/** A risk as word, shape and colour. */
export function RiskVerdict({ risk }: { risk: Risk }) {
  const names = useNames()
  return <Verdict risk={risk}>{names(`risk.${risk}`)}</Verdict>
}

/** Cells that tables of several nouns have in common. */
export const statusCell = (row: { status: RegistrationStatus | TrademarkStatus }) => <StatusTag status={row.status} />
export const placeCell = (row: { jurisdiction: Jurisdiction }) => <Place code={row.jurisdiction} />
export const placesCell = (row: { jurisdictions: readonly Jurisdiction[] }) => (
  <Places codes={row.jurisdictions} most={4} />
)
export const riskCell = (row: { risk: Risk }) => <RiskVerdict risk={row.risk} />

export const requestCell = (row: { id: string; value: string }) => (
  <a href={requestPath(row.id)}>
    <Mark>{row.value}</Mark>
  </a>
)

export const trademarkCell = (row: { id: string; name: string }) => (
  <a href={trademarkPath(row.id)}>
    <Mark>{row.name}</Mark>
  </a>
)
