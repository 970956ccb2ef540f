import { useState } from 'react'
import { registryCodeEnter } from '#contract/brand-registry.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from './step-form.tsx'
import { uuidv7 } from '#kernel/ids.ts'

/** A code that came, for the account of the owner of a mark; `messageId` is the mail that it stands in. */
export function CodeForm({ trademarkId, messageId = null }: { trademarkId: string; messageId?: number | null }) {
  const t = useText()
  // What opens somebody's brand is not kept in the browser.
  const [code, setCode] = useState('')
  const [key, setKey] = useState(() => uuidv7())
  const enter = useSend(registryCodeEnter, { done: t('registry.told'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { ok } = await enter.send({
      params: { id: trademarkId },
      body: { registryCode: code, messageId },
      idempotencyKey: key,
    })
    if (!ok) return
    setCode('')
    setKey(uuidv7())
  }
  return (
    <StepForm send={send} refused={enter.error} busy={enter.busy} submit={t('registry.enter')}>
      <TextField
        name="registryCode"
        label={t('registry.code')}
        hint={t('registry.codeHint')}
        autoComplete="off"
        maxLength={60}
        value={code}
        error={fieldError(enter.fields, 'registryCode', t('registry.code'))}
        onChange={(event) => setCode(event.target.value)}
      />
    </StepForm>
  )
}
