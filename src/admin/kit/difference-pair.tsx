import type { OfficeDifference } from '#domain/trademark/office-differences.ts'
import { useLanguage, useText, type TextKey } from '../i18n/texts.ts'
import { formatDate } from './time.ts'

export const differenceLabels = {
  name: 'field.mark',
  state: 'field.status',
  filingDate: 'field.filed',
  registrationDate: 'field.registered',
  expirationDate: 'field.ends',
  owner: 'field.owner',
  goods: 'goods.title',
} as const satisfies Record<OfficeDifference['field'], TextKey>

/** One thing that a register says otherwise: ours beside theirs. */
export function DifferencePair({ field, held, office }: OfficeDifference) {
  const t = useText()
  const language = useLanguage()
  const say = (value: string | null): string => {
    if (value === null) return t('unknown')
    if (field === 'state') return t(`officeRegister.state.${value}` as TextKey)
    return field.endsWith('Date') ? formatDate(value, language) : value
  }
  return (
    <div>
      <p className="mw-lines">
        <small>{t('officeRegister.ours')}</small> {say(held)}
      </p>
      <p className="mw-lines">
        <small>{t('officeRegister.theirs')}</small> {say(office)}
      </p>
    </div>
  )
}
