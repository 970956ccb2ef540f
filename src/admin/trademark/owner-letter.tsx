import { trademarkLogoUrl } from '#contract/mark.ts'
import { trademarkNotify } from '#contract/route.ts'
import { hasPicture } from '#domain/catalog/mark-types.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

/** The letter about where the mark stands, once more; and its picture. */
export function OwnerLetter({ row }: { row: TrademarkFile }) {
  const t = useText()
  const notify = useSend(trademarkNotify, { done: t('notifyMark.sent') })
  const picture = useSend(trademarkLogoUrl, { keepScreen: true })
  const show = async (): Promise<void> => {
    const answer = await picture.send({ params: { id: row.id } })
    if (answer.ok) open(answer.value.url, '_blank', 'noopener')
  }
  return (
    <p className="mw-cluster">
      <Button small busy={notify.busy} onClick={() => void notify.send({ params: { id: row.id } })}>
        {t('notifyMark.submit')}
      </Button>
      {hasPicture(row.type) && (
        <Button small kind="quiet" busy={picture.busy} onClick={() => void show()}>
          {t('sign.open')}
        </Button>
      )}
    </p>
  )
}
