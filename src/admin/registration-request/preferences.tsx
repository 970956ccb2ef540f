import { useState } from 'react'
import { requestGrant, requestHelpGiven } from '#contract/preference.ts'
import { grantDecisions, grantSource, type GrantDecision } from '#domain/registration/grant.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate } from '../kit/time.ts'

/** What the client wants besides the order: a lawyer to speak to, and the filing to wait for a grant. Nothing where neither is. */
export function Preferences({ row }: { row: RequestRow }) {
  const t = useText()
  if (!row.lawyer_services_help_required && !row.euipo_grant_requested) return null
  return (
    <Section title={t('preferences.title')}>
      <div className="mw-stack">
        {row.lawyer_services_help_required && <LawyerHelp row={row} />}
        {row.euipo_grant_requested && <Grant row={row} />}
      </div>
    </Section>
  )
}

function LawyerHelp({ row }: { row: RequestRow }) {
  const t = useText()
  const save = useSend(requestHelpGiven, { done: t('preferences.helpDone'), ownRefusal: true })
  return (
    <div className="mw-stack mw-stack--s">
      <p>{t('preferences.lawyer')}</p>
      <Refusal error={save.error} />
      <div>
        <Button small busy={save.busy} onClick={() => void save.send({ params: { id: row.id } })}>
          {t('preferences.helpGiven')}
        </Button>
      </div>
    </div>
  )
}

function Grant({ row }: { row: RequestRow }) {
  const t = useText()
  const language = useLanguage()
  const [decision, setDecision] = useState<GrantDecision | ''>('')
  const [decidedOn, setDecidedOn] = useState('')
  const save = useSend(requestGrant, { done: t('preferences.grantSaved'), ownRefusal: true })
  const known = grantDecisions.find((one) => one === row.euipo_grant_decision)
  if (known)
    return (
      <div className="mw-stack mw-stack--s">
        <p>
          {t(`preferences.decision.${known}`)}
          {row.euipo_grant_decided_on && `, ${formatDate(row.euipo_grant_decided_on, language)}`}
        </p>
        <div>
          <Button
            small
            busy={save.busy}
            onClick={() => void save.send({ params: { id: row.id }, body: { decision: null, decidedOn: null } })}
          >
            {t('preferences.openAgain')}
          </Button>
        </div>
      </div>
    )
  const send = async (): Promise<void> => {
    await save.send({
      params: { id: row.id },
      body: { decision: decision === '' ? ('' as GrantDecision) : decision, decidedOn: decidedOn || null },
    })
  }
  return (
    <div className="mw-stack mw-stack--s">
      <p>
        {t('preferences.grant')} <a href={grantSource}>{t('preferences.grantSource')}</a>
      </p>
      <StepForm send={send} refused={save.error} busy={save.busy} submit={t('preferences.grantSubmit')}>
        <Select
          name="grantDecision"
          label={t('preferences.decisionLabel')}
          value={decision}
          error={fieldError(save.fields, 'decision', t('preferences.decisionLabel'))}
          options={[
            { value: '', label: t('preferences.choose') },
            ...grantDecisions.map((value) => ({ value, label: t(`preferences.decision.${value}`) })),
          ]}
          onChange={(event) => setDecision(grantDecisions.find((one) => one === event.target.value) ?? '')}
        />
        <TextField
          short
          type="date"
          name="grantDecidedOn"
          label={t('preferences.decidedOn')}
          value={decidedOn}
          error={fieldError(save.fields, 'decidedOn', t('preferences.decidedOn'))}
          onChange={(event) => setDecidedOn(event.target.value)}
        />
      </StepForm>
    </div>
  )
}
