import type { CallOutput } from '#contract/call.ts'
import type { lookUpTrademarkData } from '#contract/search.ts'
import { officeDifferences } from '#domain/trademark/office-differences.ts'
import { ownerName, type TrademarkFile } from '#operations/staff/trademark.ts'
import { useText } from '../i18n/texts.ts'
import { DifferencePair, differenceLabels } from '../kit/difference-pair.tsx'

interface Compared {
  row: TrademarkFile
  mark: NonNullable<CallOutput<typeof lookUpTrademarkData>['mark']>
}

/** Each thing that the register says otherwise, ours beside theirs. */
export function RegisterDifferences({ row, mark }: Compared) {
  const t = useText()
  // The account's address is no owner: without an owner ours is not known.
  const owner = ownerName({ owner_entity: row.owner_entity, user: { ...row.user, email: '' } })
  const found = officeDifferences(
    {
      name: row.name,
      status: row.status,
      filingDate: row.filing_date,
      registrationDate: row.registration_date,
      expirationDate: row.expiration_date,
      owner: owner === '' ? null : owner,
      goods: row.goods_and_services,
    },
    mark,
  )
  if (found.length === 0) return <p>{t('officeRegister.same')}</p>
  return (
    <>
      <ul className="wb-diff">
        {found.map(({ field, held, office }) => (
          <li key={field}>
            <b>{t(differenceLabels[field])}</b>
            <DifferencePair field={field} held={held} office={office} />
          </li>
        ))}
      </ul>
      <p className="mw-muted mw-small">{t('officeRegister.correct')}</p>
    </>
  )
}
