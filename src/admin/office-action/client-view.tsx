import { officeActionShow } from '#contract/office-action.ts'
import { formatMoney } from '#kernel/money.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Letters } from '#ui/letters.tsx'
import { SimilarityScores } from '#ui/similarity.tsx'
import { useAsk } from '../calls.ts'
import { useLanguage, useNames, useText } from '../i18n/texts.ts'

/** What the client reads, in short, and the page itself; the scores beside it are for us. */
export function ClientView({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const { data } = useAsk(officeActionShow, { params: { id: row.id } }, 0)
  if (!data) return <p className="mw-muted mw-small">{t('officeAction.nothingYet')}</p>
  const money = (amount: number | null) =>
    amount === null ? t('unknown') : formatMoney(amount, data.currency, language)
  return (
    <div className="mw-stack">
      {data.summary && <p className="mw-lines">{data.summary}</p>}
      <ol>
        {data.issues.map((issue) => (
          <li key={issue.id}>
            {issue.name}
            {issue.answer && (
              <small className="mw-muted"> {t('officeAction.answered', { answer: issue.answer })}</small>
            )}
          </li>
        ))}
      </ol>
      {data.cited.map((cited, at) => (
        <div key={at} className="mw-stack mw-stack--s">
          {cited.similarity && (
            <>
              <Letters
                own={data.mark}
                earlier={cited.name}
                ownLabel={names('similarity.own')}
                earlierLabel={names('similarity.earlier')}
                small
              />
              <SimilarityScores
                similarity={cited.similarity}
                say={(key, values) => names(key, values)}
                language={language}
                of={['looks', 'sounds', 'goods', 'risk']}
              />
            </>
          )}
        </div>
      ))}
      <ul className="mw-ruled">
        {data.solutions.map((one) => (
          <li key={one.id} className="mw-split">
            <span>
              {one.solution} {one.recommended && <b>{t('officeAction.recommended')}</b>}
            </span>
            <span>
              {money(one.serviceFee)} + {money(one.governmentFee)}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink small href={`/office-action/${row.id}`} target="_blank">
          {t('officeAction.openPage')}
        </ButtonLink>
      </div>
    </div>
  )
}
