import { caseSolutionStatus } from '#contract/case.ts'
import { netOf } from '#domain/enforcement/solution-item.ts'
import { caseSolutionMachine } from '#domain/enforcement/status.ts'
import { formatMoney } from '#kernel/money.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { dayOf, formatDate } from '../kit/time.ts'
import { servicePath } from '../paths.ts'
import { OfferForm } from './offer-form.tsx'
import { SolutionStatusTag } from './status-tag.tsx'

type Solution = CaseRow['solutions'][number]

const steps = ['Withdrawn', 'Done', 'Refunded'] as const

/** What was offered with its prices, where it stands, and a form for a further offer. */
export function Solutions({ row }: { row: CaseRow }) {
  const t = useText()
  const canOffer = ['New', 'Kicked off', 'Solution ordered', 'In progress'].includes(row.status)
  return (
    <div className="mw-stack mw-stack--l">
      {row.solutions.length === 0 && <p className="mw-muted mw-small">{t('case.noSolutions')}</p>}
      {row.solutions.map((solution) => (
        <Offered key={solution.id} caseId={row.id} solution={solution} />
      ))}
      {canOffer && (row.trademark ? <OfferForm id={row.id} /> : <p className="mw-small">{t('case.rightFirst')}</p>)}
    </div>
  )
}

function Offered({ caseId, solution }: { caseId: string; solution: Solution }) {
  const t = useText()
  const language = useLanguage()
  const move = useSend(caseSolutionStatus, { done: t('case.saved') })
  const money = (amount: number) => formatMoney(amount, solution.currency, language)
  const next = nextStates(caseSolutionMachine, solution.status, 'staff')
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-split">
        <SolutionStatusTag status={solution.status} />
        <span className="mw-source">
          {[
            solution.offered_by_user && personName(solution.offered_by_user),
            formatDate(dayOf(solution.created_at), language),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <ul className="mw-ruled">
        {solution.items.map((item, at) => (
          <li key={at} className="mw-split">
            <span>{item.description}</span>
            <span className="mw-num">{money(item.amount)}</span>
          </li>
        ))}
        <li className="mw-split">
          <b>{t('case.net')}</b>
          <b className="mw-num">{money(netOf(solution.items))}</b>
        </li>
      </ul>
      {solution.offer_subscription && <p className="mw-small">{t('case.withPlan')}</p>}
      {solution.service_request && (
        <p className="mw-small">
          <a href={servicePath(solution.service_request.id)}>{solution.service_request.public_id}</a>,{' '}
          {t(`serviceStatus.${solution.service_request.status}`)}
        </p>
      )}
      <div className="mw-cluster">
        {steps
          .filter((step) => next.includes(step))
          .map((step) => (
            <Button
              key={step}
              small
              busy={move.busy}
              onClick={() => void move.send({ params: { id: caseId, solutionId: solution.id }, body: { to: step } })}
            >
              {t(`case.solutionStep.${step}`)}
            </Button>
          ))}
      </div>
    </div>
  )
}
