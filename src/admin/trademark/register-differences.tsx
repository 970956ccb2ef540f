import type { CallOutput } from '#contract/call.ts'
import type { lookUpTrademarkData } from '#contract/search.ts'
import { officeDifferences, type OfficeDifference } from '#domain/trademark/office-differences.ts'
import { ownerName, type TrademarkFile } from '#operations/staff/trademark.ts'
import { useLanguage, useText, type TextKey } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'

const labels = {
  name: 'field.mark',
  state: 'field.status',
  filingDate: 'field.filed',
  registrationDate: 'field.registered',
  expirationDate: 'field.ends',
  owner: 'field.owner',
  goods: 'goods.title',
} as const satisfies Record<OfficeDifference['field'], TextKey>

interface Compared {
  row: TrademarkFile
  mark: NonNullable<CallOutput<typeof lookUpTrademarkData>['mark']>
}

/** Each thing that the register says otherwise, ours beside theirs. */
export function RegisterDifferences({ row, mark }: Compared) {
  const t = useText()
  const language = useLanguage()
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
  const say = (field: OfficeDifference['field'], value: string | null): string => {
    if (value === null) return t('unknown')
    if (field === 'state') return t(`officeRegister.state.${value}` as TextKey)
    return field.endsWith('Date') ? formatDate(value, language) : value
  }
  return (
    <>
      <ul className="wb-diff">
        {found.map(({ field, held, office }) => (
          <li key={field}>
            <b>{t(labels[field])}</b>
            <div>
              <p className="mw-lines">
                <small>{t('officeRegister.ours')}</small> {say(field, held)}
              </p>
              <p className="mw-lines">
                <small>{t('officeRegister.theirs')}</small> {say(field, office)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mw-muted mw-small">{t('officeRegister.correct')}</p>
    </>
  )
}
