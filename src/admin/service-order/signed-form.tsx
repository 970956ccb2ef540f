import { useState } from 'react'
import { transferSigned } from '#contract/transfer.ts'
import type { TransferDocument } from '#domain/service-order/transfer-vocabulary.ts'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { UploadField } from '../kit/upload-field.tsx'

/** A document that came back signed by another way than the portal, handed in for the client. */
export function SignedForm({ id, document }: { id: string; document: TransferDocument }) {
  const t = useText()
  const send = useSend(transferSigned, { done: t('transfer.kept'), ownRefusal: true })
  const [file, setFile] = useState<File | null>(null)
  return (
    <StepForm
      send={async () => await send.send({ params: { id, document }, body: {}, ...(file && { file }) })}
      refused={send.error}
      busy={send.busy}
      submit={t('transfer.handIn')}
    >
      <UploadField
        label={t('transfer.signedFile', { document: t(`documentType.${document}`) })}
        error={fieldError(send.fields, 'file', t('useProof.file'))}
        name={null}
        onFile={setFile}
      />
    </StepForm>
  )
}
