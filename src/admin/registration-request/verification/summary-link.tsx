import { requestSummaryLink } from '#contract/mark.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useSend } from '../../calls.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { formatInstant } from '../../kit/time.ts'

/** Puts the client's own address of the summary into the clipboard, for a chat or a phone call. */
export function SummaryLink({ row }: { row: RequestRow }) {
  const t = useText()
  const language = useLanguage()
  const toast = useToast()
  const link = useSend(requestSummaryLink, { keepScreen: true })
  const copy = async (): Promise<void> => {
    const answer = await link.send({ params: { id: row.id } })
    if (!answer.ok) return
    const { url } = answer.value
    try {
      await navigator.clipboard.writeText(url)
      toast('success', t('verification.linkCopied'))
    } catch {
      // Not every browser lets a page copy, and none has a clipboard without encryption: the address is shown.
      toast('info', t('verification.linkFailed', { url }))
    }
  }
  return (
    <>
      <Button small busy={link.busy} onClick={() => void copy()}>
        {t('verification.copyLink')}
      </Button>
      <span className="mw-source">
        {row.answer_seen_at
          ? t('verification.seenAt', { when: formatInstant(row.answer_seen_at, language) })
          : t('verification.notSeen')}
      </span>
    </>
  )
}
