import { useState } from 'react'
import { trademarkFilingEuipo } from '#contract/route.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Callout } from '#ui/callout.tsx'
import { useToast } from '#ui/toast.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'

/** Hands the application to EUIPO; where there is no access it says that nothing was filed, and where the mark moved on what the office has. */
export function EuipoFiling({ row }: { row: TrademarkFile }) {
  const t = useText()
  const [isStandIn, setStandIn] = useState(false)
  const [aside, setAside] = useState<string | null>(null)
  const toast = useToast()
  const file = useSend(trademarkFilingEuipo, { ownRefusal: true })
  const send = async (): Promise<void> => {
    const answer = await file.send({ body: { trademarkId: row.id } })
    setStandIn(answer.ok && answer.value.isStandIn)
    const hasIt = answer.ok && !answer.value.isStandIn
    setAside(hasIt && !answer.value.isRecorded ? answer.value.number : null)
    if (hasIt && answer.value.isRecorded) toast('success', t('euipo.filed'))
  }
  return (
    <StepForm send={send} refused={file.error} busy={file.busy} submit={t('euipo.submit')}>
      <p className="mw-small mw-muted">{t('euipo.text')}</p>
      {aside !== null && (
        <Callout tone="amber">
          <p>{t('euipo.aside', { number: aside })}</p>
        </Callout>
      )}
      {isStandIn && (
        <Callout tone="amber">
          <p>{t('euipo.standIn')}</p>
        </Callout>
      )}
    </StepForm>
  )
}
