import { useState } from 'react'
import { registryCertificateSent } from '#contract/brand-registry.ts'
import { trademarkStatusGroup } from '#domain/trademark/status.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { CodeForm } from '../kit/registry-code-form.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatInstant, todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { uuidv7 } from '#kernel/ids.ts'

/** Amazon's register of brands: the code goes to the owner's account alone, and who saw it stands here. */
export function BrandRegistry({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="mw-stack mw-stack--l">
      {row.brand_registry_codes.map((one) => (
        <p key={one.id} className="mw-small">
          {t('registry.came', {
            when: formatInstant(one.created_at, language),
            by: one.created_by_user ? personName(one.created_by_user) : t('unknown'),
          })}
          {'; '}
          {one.views.length === 0
            ? t('registry.unseen')
            : one.views
                .map((view) =>
                  t('registry.seenBy', {
                    who: view.user ? personName(view.user) : t('unknown'),
                    when: formatInstant(view.seen_at, language),
                  }),
                )
                .join(', ')}
        </p>
      ))}
      <CodeForm trademarkId={row.id} />
      {trademarkStatusGroup(row.status) === 'Registered' && <CertificateForm row={row} />}
    </div>
  )
}

function CertificateForm({ row }: { row: TrademarkFile }) {
  const t = useText()
  const [on, setOn] = useState(todayHere())
  const [key, setKey] = useState(() => uuidv7())
  const [reference, setReference, forget] = useKeptText(`registry-reference:${row.id}`)
  const sent = useSend(registryCertificateSent, { done: t('registry.certificateDone'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { ok } = await sent.send({ params: { id: row.id }, body: { sentOn: on, reference }, idempotencyKey: key })
    if (!ok) return
    forget()
    setKey(uuidv7())
  }
  return (
    <StepForm send={send} refused={sent.error} busy={sent.busy} submit={t('registry.certificate')}>
      <div className="mw-pair">
        <TextField
          name="registryCertificateOn"
          type="date"
          max={todayHere()}
          label={t('registry.certificateOn')}
          value={on}
          error={fieldError(sent.fields, 'sentOn', t('registry.certificateOn'))}
          onChange={(event) => setOn(event.target.value)}
        />
        <TextField
          name="registryReference"
          label={t('registry.reference')}
          maxLength={60}
          value={reference}
          error={fieldError(sent.fields, 'reference', t('registry.reference'))}
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
    </StepForm>
  )
}
