import type { RequestRow } from '#operations/staff/request.ts'
import { Bench } from './bench.tsx'
import { FinishedResult } from './finished-result.tsx'

/** The workbench while the verification is open; afterwards what was answered. */
export function VerificationTab({ row }: { row: RequestRow }) {
  const open = row.status === 'Verification requested' || row.status === 'Verification started'
  return open ? <Bench row={row} /> : <FinishedResult row={row} />
}
