import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import { officeActionDebugNotify } from '#contract/office-action.ts'
import { officeActionLetters } from '#domain/office-action/letters.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

/** An administrator has a letter of this matter sent to the own mailbox. */
export function DebugNotify({ id }: { id: string }) {
  const t = useText()
  const { identity } = useGetIdentity()
  const [template, setTemplate] = useState<(typeof officeActionLetters)[number]>(officeActionLetters[0])
  const send = useSend(officeActionDebugNotify, { done: t('officeAction.tried'), keepScreen: true })
  if (identity?.['role'] !== 'admin') return null
  return (
    <details>
      <summary>{t('officeAction.tryLetter')}</summary>
      <div className="mw-stack wb-form">
        <Select
          name="letter"
          label={t('officeAction.whichLetter')}
          options={officeActionLetters.map((value) => ({ value, label: value }))}
          value={template}
          onChange={(event) =>
            setTemplate(officeActionLetters.find((one) => one === event.target.value) ?? officeActionLetters[0])
          }
        />
        <div>
          <Button small busy={send.busy} onClick={() => void send.send({ params: { id }, body: { template } })}>
            {t('officeAction.tryLetter')}
          </Button>
        </div>
      </div>
    </details>
  )
}
