import type { RequestRow } from '#operations/staff/request.ts'
import { ConflictCheck } from '../../kit/conflict-check.tsx'
import { MarkLetters } from '../../kit/mark-letters.tsx'
import { Bench } from './bench.tsx'
import { FinishedResult } from './finished-result.tsx'

/** The workbench while the verification is open; afterwards what was answered. */
export function VerificationTab({ row }: { row: RequestRow }) {
  const open = row.status === 'Verification requested' || row.status === 'Verification started'
  return (
    <>
      <MarkLetters text={row.value} />
      <ConflictCheck noun="request" id={row.id} mark={row.value} />
      {open ? <Bench row={row} /> : <FinishedResult row={row} />}
    </>
  )
}
