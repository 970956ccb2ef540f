import { classList } from '#domain/catalog/nice-classes.ts'
import type { CallOutput } from '#contract/call.ts'
import type { lookUpTrademarkData } from '#contract/search.ts'
import { formatDate } from '#kernel/dates.ts'
import type { Fact } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/text.ts'

export type RegisteredMark = NonNullable<CallOutput<typeof lookUpTrademarkData>['mark']>

/** What the register says of a mark, with the codes by which registers name it. */
export function useMarkFacts(mark: RegisteredMark): Fact[] {
  const t = useText('checker')
  const language = useLanguage()
  const date = (day: string | null) => day && formatDate(day, language)
  const owner = [mark.owner, mark.ownerCountry].filter(Boolean).join(', ')
  const facts: (Omit<Fact, 'label'> & { key: 'number' | 'owner' | 'filed' | 'registered' | 'expires' | 'status' })[] = [
    {
      key: 'number',
      code: '210',
      value: <span className="mw-num">{[mark.number, mark.registrationNumber].filter(Boolean).join(' / ')}</span>,
    },
    { key: 'owner', code: '730', value: owner },
    { key: 'filed', code: '220', value: date(mark.filingDate) },
    { key: 'registered', code: '151', value: date(mark.registrationDate) },
    { key: 'expires', code: '180', value: date(mark.expiryDate) },
    { key: 'status', value: mark.status },
  ]
  const goods = mark.goods.map((item) => `${item.class}: ${item.terms.join(', ')}`).join('; ')
  return [
    ...facts
      .filter(({ value }) => value !== null && value !== '')
      .map((fact) => ({ ...fact, label: t(`detail.${fact.key}`) })),
    {
      key: 'goods',
      code: '511',
      label: t('detail.goods'),
      value: goods || classList(mark.classes),
    },
  ]
}
