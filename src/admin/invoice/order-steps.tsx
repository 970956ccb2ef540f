import type { InvoiceRow } from '#operations/staff/invoice.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Section } from '../kit/section.tsx'
import { formatInstant } from '../kit/time.ts'

type Steps = NonNullable<InvoiceRow['product']>['events']

/** What the client agreed to with the order, and whether a consumer withdrew from it; nothing of older orders. */
export function OrderSteps({ steps }: { steps: Steps }) {
  const t = useText()
  const language = useLanguage()
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const facts = steps.flatMap(({ id, name, created_at, data }) => {
    const at = formatInstant(created_at, language)
    if (name === 'Withdrawal declared')
      return [{ key: id, label: t('order.withdrawn'), value: [at, text(data?.['message'])].filter(Boolean).join(': ') }]
    const terms = data?.['terms']
    if (typeof terms !== 'object' || terms === null || !('version' in terms) || !('hash' in terms)) return []
    const version = `${text(terms.version)} (${'language' in terms ? text(terms.language) : ''})`
    return [
      { key: id, label: t('order.terms'), value: <abbr title={text(terms.hash)}>{`${version}, ${at}`}</abbr> },
      {
        key: `${id}-start`,
        label: t('order.beginAtOnce'),
        value: t(data?.['consumer'] === true ? 'order.beginAsked' : 'order.notAsked'),
      },
    ]
  })
  if (facts.length === 0) return null
  return (
    <Section title={t('order.agreed')}>
      <Facts plain tight facts={facts} />
    </Section>
  )
}
