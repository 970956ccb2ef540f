import type { ActionPrice } from '#domain/pricing/price.ts'
import { formatMoney } from '#kernel/money.ts'
import { Table } from '#ui/table.tsx'
import { SourceWords } from '../../source-words.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { useRateText } from '../../price-notes.ts'

/** An amount, as a range where something in it is an estimate. */
export function useTotal(): (total: ActionPrice['total']) => string {
  const t = useText('country')
  const language = useLanguage()
  return (total) => {
    const money = (amount: number) => formatMoney(amount, total.currency, language)
    if (total.low === total.amount && total.high === total.amount) return money(total.amount)
    return t('fees.about', { amount: money(total.amount), low: money(total.low), high: money(total.high) })
  }
}

/** What an action costs by the number of classes: ours, the agent's, the office's in its own currency, and all of it. */
export function FeeTable({ prices, caption }: { prices: readonly ActionPrice[]; caption: string }) {
  const t = useText('country')
  const language = useLanguage()
  const totalOf = useTotal()
  const hasAgent = prices.some(({ agent }) => agent !== null)
  const official = ({ official: parts }: ActionPrice): string => {
    const [first] = parts
    if (!first) return t('law.none')
    const sum = parts.reduce((all, { amount }) => all + amount, 0)
    return formatMoney(sum, first.currency, language)
  }
  return (
    <Table
      caption={caption}
      large
      rows={prices}
      rowKey={({ question }) => String(question.classes)}
      columns={[
        {
          key: 'classes',
          title: t('fees.classes'),
          head: true,
          cell: ({ question }) => t('fees.count', { count: question.classes }),
        },
        {
          key: 'service',
          title: t('fees.service'),
          right: true,
          cell: ({ service }) => formatMoney(service.converted.amount, service.converted.currency, language),
        },
        ...(hasAgent
          ? [
              {
                key: 'agent',
                title: t('fees.agent'),
                right: true,
                cell: ({ agent }: ActionPrice) =>
                  agent ? formatMoney(agent.converted.amount, agent.converted.currency, language) : '–',
              },
            ]
          : []),
        { key: 'official', title: t('fees.official'), right: true, cell: official },
        { key: 'total', title: t('fees.total'), right: true, cell: ({ total }) => totalOf(total) },
      ]}
    />
  )
}

/** By what the fees stand: the tariff, whether it was seen, what is asked later, whose rate converted. */
export function FeeNotes({ price }: { price: ActionPrice }) {
  const t = useText('country')
  const common = useText('common')
  const language = useLanguage()
  const rateText = useRateText()
  const [first] = price.official
  if (!first) return null
  const { rule, reason } = first.part
  const { by } = first.converted
  const later = price.later.reduce((all, part) => all + part.amount, 0)
  const notes = [
    rule.sourceKind === 'estimate'
      ? t('fees.estimated')
      : t(rule.sourceKind === 'unconfirmed' ? 'fees.unconfirmed' : 'fees.source', {
          source: rule.source,
          year: rule.asOf,
        }),
    reason !== null &&
      rule.sourceKind !== 'estimate' &&
      t('fees.because', { reason: common(`price.reason.${reason}`) }),
    later > 0 && t('fees.later', { amount: formatMoney(later, price.later[0]?.currency ?? first.currency, language) }),
    by && rateText(by.source, by.date, by.stale),
    t('fees.vat'),
  ]
  return (
    <p className="mw-source mt-2">
      <SourceWords text={notes.filter(Boolean).join(' ')} source={rule.source} />
    </p>
  )
}
