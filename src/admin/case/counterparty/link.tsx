import { counterpartyLinkDecide, counterpartyLinkUndo } from '#contract/counterparty.ts'
import { linkVerdicts } from '#domain/enforcement/counterparty-links.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../../calls.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { Refusal } from '../../kit/refusal.tsx'
import { StepForm } from '../../kit/step-form.tsx'
import { dayOf, formatDate } from '../../kit/time.ts'
import { useKeptText } from '../../kit/use-kept-text.ts'
import { counterpartyPath } from '../../paths.ts'
import { standingDecision, type Other } from './shown.ts'

interface LinkProps {
  id: string
  other: Other
  /** Reads the links again. */
  again: () => void
}

/** One link: with whom, why, how much it says, and what people said of it. */
export function LinkItem({ id, other, again }: LinkProps) {
  const t = useText()
  return (
    <li className="mw-stack mw-stack--s">
      <div className="mw-split">
        <b>
          <a href={counterpartyPath(other.id)}>{other.name}</a>{' '}
          <span className="mw-source">
            {[
              ...(other.client ? [t('counterparty.ofClient', { client: other.client })] : []),
              t('counterparty.casesCount', { count: other.cases }),
            ].join(', ')}
          </span>
        </b>
        <span className="mw-nowrap">
          <span className="mw-num">{other.strength.toFixed(2)}</span>{' '}
          {t(other.isSame ? 'counterparty.isSame' : `counterparty.level.${other.level}`)}
        </span>
      </div>
      <ul className="mw-small">
        {other.reasons.map((reason) => (
          <li key={`${reason.kind} ${reason.value}`}>
            <span className="mw-num">{reason.strength.toFixed(2)}</span>{' '}
            {t('counterparty.reasonText', { kind: t(`counterparty.kindOf.${reason.kind}`), value: reason.value })}
            {reason.isInfrastructure && `, ${t('counterparty.infrastructure', { count: reason.sharedBy })}`}
          </li>
        ))}
      </ul>
      <Sayings id={id} other={other} again={again} />
    </li>
  )
}

function Sayings({ id, other, again }: LinkProps) {
  const t = useText()
  const language = useLanguage()
  const day = (instant: string): string => formatDate(dayOf(instant), language)
  return (
    <>
      {other.decisions.map(({ id: key, verdict, by, at, reason, undone }) => (
        <p key={key} className="mw-small">
          {t('counterparty.said', {
            verdict: t(`counterparty.verdict.${verdict}`),
            by: by ?? '',
            day: day(at),
            reason,
          })}
          {undone && (
            <>
              {'; '}
              {t('counterparty.saidUndone', { by: undone.by ?? '', day: day(undone.at), reason: undone.reason })}
            </>
          )}
        </p>
      ))}
      <details>
        <summary className="mw-small">
          {standingDecision(other) ? t('counterparty.undo') : t('counterparty.question', { other: other.name })}
        </summary>
        {standingDecision(other) ? (
          <Undo id={id} other={other} again={again} />
        ) : (
          <Decide id={id} other={other} again={again} />
        )}
      </details>
    </>
  )
}

function Decide({ id, other, again }: LinkProps) {
  const t = useText()
  const [reason, setReason, forget] = useKeptText(`counterparty-link:${id}:${other.id}`)
  const decide = useSend(counterpartyLinkDecide, { done: t('counterparty.decidedToast'), ownRefusal: true })
  const say = async (verdict: (typeof linkVerdicts)[number]): Promise<void> => {
    const { ok } = await decide.send({ params: { id }, body: { otherId: other.id, verdict, reason } })
    if (!ok) return
    forget()
    again()
  }
  return (
    <form className="mw-stack wb-form mt-2" onSubmit={(event) => event.preventDefault()}>
      <TextArea
        name={`why-${other.id}`}
        label={t('counterparty.why')}
        hint={t('counterparty.whyHint')}
        className="mw-textarea--short"
        maxLength={500}
        value={reason}
        error={fieldError(decide.fields, 'reason', t('counterparty.why'))}
        onChange={(event) => setReason(event.target.value)}
      />
      <Refusal error={decide.error} />
      <div className="mw-cluster">
        {linkVerdicts.map((verdict) => (
          <Button key={verdict} small type="button" busy={decide.busy} onClick={() => void say(verdict)}>
            {t(`counterparty.verdict.${verdict}`)}
          </Button>
        ))}
      </div>
    </form>
  )
}

function Undo({ id, other, again }: LinkProps) {
  const t = useText()
  const standing = standingDecision(other)
  const [reason, setReason, forget] = useKeptText(`counterparty-undo:${standing?.id ?? ''}`)
  const undo = useSend(counterpartyLinkUndo, { done: t('counterparty.undone'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { ok } = await undo.send({ params: { id, linkId: standing?.id ?? '' }, body: { reason } })
    if (!ok) return
    forget()
    again()
  }
  return (
    <StepForm send={send} refused={undo.error} busy={undo.busy} submit={t('counterparty.undo')}>
      <TextArea
        name={`undo-${other.id}`}
        label={t('counterparty.why')}
        className="mw-textarea--short"
        maxLength={500}
        value={reason}
        error={fieldError(undo.fields, 'reason', t('counterparty.why'))}
        onChange={(event) => setReason(event.target.value)}
      />
    </StepForm>
  )
}
