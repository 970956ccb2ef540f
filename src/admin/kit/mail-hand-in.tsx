import type { officeMailReceive } from '#contract/docketed-message.ts'
import type { supportTicketReceive } from '#contract/support.ts'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

/** Hands in a mail that somebody saved as .eml, by the call of the list that it goes to. */
export function MailHandIn({ call }: { call: typeof officeMailReceive | typeof supportTicketReceive }) {
  const t = useText()
  const receive = useSend(call, { done: t('officeMail.received') })
  return (
    <label className="mw-small">
      {t('officeMail.handIn')}{' '}
      <input
        type="file"
        accept=".eml,message/rfc822"
        disabled={receive.busy}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void receive.send({ file })
        }}
      />
    </label>
  )
}
