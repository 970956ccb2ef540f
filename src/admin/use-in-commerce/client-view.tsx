import { commerceUseShow } from '#contract/use-in-commerce.ts'
import type { CallOutput } from '#contract/call.ts'
import { formatMoney } from '#kernel/money.ts'
import type { UseInCommerceRow } from '#operations/staff/use-in-commerce.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useAsk } from '../calls.ts'
import { useLanguage, useText, type Text } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'

const saidOf = (t: Text, { rule, source }: Shown['classes'][number]['specimens'][number]['findings'][number]): string =>
  [t(`specimenRule.${rule}`), `(${source})`].join(' ')

type Shown = CallOutput<typeof commerceUseShow>

function Class({ one, data }: { one: Shown['classes'][number]; data: Shown }) {
  const t = useText()
  const language = useLanguage()
  const dates = [
    one.firstUseAnywhere && t('useInCommerce.anywhere', { date: formatDate(one.firstUseAnywhere, language) }),
    one.firstUseInUs && t('useInCommerce.inUs', { date: formatDate(one.firstUseInUs, language) }),
  ].filter(Boolean)
  return (
    <li className="mw-stack mw-stack--s">
      <p>
        <b>{t('useInCommerce.class', { number: one.number })}</b>{' '}
        {one.decision === null ? t('useInCommerce.undecided') : t(`useDecision.${one.decision}`)}
      </p>
      <p className="mw-small">{one.items.join('; ')}</p>
      {one.deletedItems.length > 0 && (
        <p className="mw-small mw-muted">
          <s>{one.deletedItems.join('; ')}</s>
        </p>
      )}
      {dates.length > 0 && <p className="mw-small">{dates.join(', ')}</p>}
      {one.specimens.length > 0 && (
        <ul>
          {one.specimens.map((specimen) => (
            <li key={specimen.id} className="mw-small">
              {specimen.document?.name}{' '}
              {!data.wantsSpecimens
                ? specimen.description
                : specimen.findings.length === 0
                  ? t('useInCommerce.fit')
                  : specimen.findings.map((finding) => saidOf(t, finding)).join('; ')}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What is declared, as the client wrote it, what is missing, and what it costs; it is written on the client's page. */
export function ClientView({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useAsk(commerceUseShow, { params: { id: row.id } }, 0)
  if (!data) return <p className="mw-muted mw-small">{t('useInCommerce.nothingYet')}</p>
  const { price } = data
  const net = price?.lines.reduce((all, { net: one }) => all + one, 0) ?? 0
  return (
    <div className="mw-stack">
      <ul className="mw-ruled">
        {data.classes.map((one) => (
          <Class key={one.id} one={one} data={data} />
        ))}
      </ul>
      {data.lacks.length > 0 && (
        <p className="mw-small">
          {t('useInCommerce.lacks')}{' '}
          {data.lacks.map((lack) => t(`useLack.${lack.what}`, { number: lack.class ?? '' })).join('; ')}
        </p>
      )}
      {price && (
        <p className="mw-small">
          {price.isQuoted
            ? t('useInCommerce.toQuote')
            : t('useInCommerce.price', { amount: formatMoney(net, price.currency, language) })}
        </p>
      )}
      <div>
        <ButtonLink small href={`/use-in-commerce-request/${row.id}`} target="_blank">
          {t('useInCommerce.openPage')}
        </ButtonLink>
      </div>
    </div>
  )
}
