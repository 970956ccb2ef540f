import { addressOf } from '#contract/client.ts'
import { logoPreview } from '#contract/mark.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { ConflictCheck } from '../../kit/conflict-check.tsx'
import { useText } from '../../i18n/texts.ts'
import { MarkLetters } from '../../kit/mark-letters.tsx'
import { Bench } from './bench.tsx'
import { FinishedResult } from './finished-result.tsx'

/** The workbench while the verification is open; afterwards what was answered. */
export function VerificationTab({ row }: { row: RequestRow }) {
  const open = row.status === 'Verification requested' || row.status === 'Verification started'
  const t = useText()
  const kept = row.documents.find((one) => one.type === 'logo')
  const picture =
    kept && addressOf(logoPreview, { params: { id: row.id }, query: { of: 'kept', revision: kept.revision } })
  return (
    <>
      <MarkLetters text={row.value} />
      {picture && <img className="wb-signpicture" src={picture} alt={t('sign.pictureOf', { mark: row.value })} />}
      <ConflictCheck noun="request" id={row.id} mark={row.value} />
      {open ? <Bench row={row} /> : <FinishedResult row={row} />}
    </>
  )
}
