import { useState } from 'react'
import type { officeMailReceive } from '#contract/docketed-message.ts'
import type { supportTicketReceive } from '#contract/support.ts'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

/** Hands in a mail that somebody saved as .eml, by the call of the list that it goes to. */
export function MailHandIn({ call }: { call: typeof officeMailReceive | typeof supportTicketReceive }) {
  const t = useText()
  const [left, setLeft] = useState<string[]>([])
  const receive = useSend(call, { done: t('officeMail.received') })
  const send = async (file: File): Promise<void> => {
    const answer = await receive.send({ file })
    setLeft(answer.ok && 'left' in answer.value ? answer.value.left : [])
  }
  return (
    <>
      <label className="mw-small">
        {t('officeMail.handIn')}{' '}
        <input
          type="file"
          accept=".eml,message/rfc822"
          disabled={receive.busy}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void send(file)
          }}
        />
      </label>
      {left.length > 0 && (
        <p className="mw-error" role="alert">
          {t('ticket.left', { names: left.join(', ') })}
        </p>
      )}
    </>
  )
}
