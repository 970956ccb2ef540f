import { mailboxesAsk } from '#contract/docketed-message.ts'
import { Callout } from '#ui/callout.tsx'
import { useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatInstant } from './time.ts'

/** When a mailbox was read last, or since when it is not and why. Nothing where none is configured. */
export function MailboxState({ of }: { of: 'office' | 'support' }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useAsk(mailboxesAsk, {})
  const box = data?.[of]
  if (!box) return null
  const { name, readAt, failed } = box
  const read =
    readAt === null ? t('mailbox.never', { name }) : t('mailbox.read', { name, at: formatInstant(readAt, language) })
  if (failed === null) return <p className="mw-source wb-pad">{read}</p>
  return (
    <div className="wb-pad">
      <Callout tone="amber" title={t('mailbox.failed', { name, at: formatInstant(failed.since, language) })}>
        <p>{t(`mailbox.trouble.${failed.trouble}`)}</p>
        <p className="mw-source">{read}</p>
      </Callout>
    </div>
  )
}
