import { elementsOf, procedures, type ComplaintKind } from '#domain/enforcement/complaint.ts'
import { formatDate } from '#kernel/dates.ts'
import { formatMoney } from '#kernel/money.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Answers } from '../kit/answers.tsx'
import type { TypedElements } from './typed-notice.ts'

interface ComplaintElementsProps {
  at: string
  kind: ComplaintKind
  typed: TypedElements
  onChange: (typed: TypedElements) => void
}

/** What a complaint has to show by the rules of its procedure, where they stand, and what providers ask for it. */
export function ComplaintElements({ at, kind, typed, onChange }: ComplaintElementsProps) {
  const t = useText()
  const language = useLanguage()
  const { law, source, costs } = procedures[kind]
  return (
    <>
      <p className="mw-small">
        <a href={source} rel="noreferrer noopener" target="_blank">
          {law}
        </a>
        {'. '}
        {t('complaint.unread')}
      </p>
      <Answers
        at={at}
        legend={t('complaint.elements')}
        text={t(kind === 'adr-eu' ? 'complaint.elementsOfUnion' : 'complaint.elementsText')}
        names={elementsOf(kind)}
        labelOf={(element) => t(`complaint.element.${element}`)}
        answerOf={(applies) => t(`complaint.shown.${applies}`)}
        typed={typed}
        onChange={onChange}
      />
      <h4 className="mw-h4">{t('complaint.costs')}</h4>
      {costs.length === 0 && <p className="mw-small mw-muted">{t('complaint.noCosts')}</p>}
      <ul className="mw-small">
        {costs.map(({ provider, names, panel, amount, most, currency, source: from, readOn }) => (
          <li key={`${provider} ${names[0]} ${panel}`}>
            {t('complaint.cost', {
              provider,
              from: names[0],
              to: names[1],
              panel,
              amount: [amount, ...(most === undefined ? [] : [most])]
                .map((one) => formatMoney(one, currency, language))
                .join(' – '),
            })}{' '}
            <a href={from} rel="noreferrer noopener" target="_blank">
              {t('complaint.readOn', { date: formatDate(readOn, language) })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
