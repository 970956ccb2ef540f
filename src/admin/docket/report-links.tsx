import { useState } from 'react'
import { addressOf } from '#contract/client.ts'
import { docketReport, feedList, feedMake } from '#contract/docket.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useAsk, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

const reportUrl = (format: 'csv' | 'pdf') => addressOf(docketReport, { query: { format } })

/** The docket as files, and the address under which one's own calendar reads what one works on. */
export function ReportLinks() {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ButtonLink small href={reportUrl('csv')}>
        CSV
      </ButtonLink>
      <ButtonLink small href={reportUrl('pdf')}>
        PDF
      </ButtonLink>
      <Button small onClick={() => setOpen(true)}>
        {t('docket.feed')}
      </Button>
      {open && <FeedDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data, refetch } = useAsk(feedList, {}, 0)
  const make = useSend(feedMake, { done: t('docket.feedMade'), keepScreen: true })
  const feed = data?.feeds.find(({ kind }) => kind === 'staff')
  const renew = async (): Promise<void> => {
    const answer = await make.send({ body: { kind: 'staff', brandId: null } })
    if (answer.ok) await refetch()
  }
  return (
    <Modal open title={t('docket.feed')} onClose={onClose} closeLabel={t('close')}>
      <div className="mw-stack">
        <p>{t('docket.feedText')}</p>
        {feed?.url && <input className="mw-input" readOnly aria-label={t('docket.feed')} value={feed.url} />}
        <div className="mw-cluster">
          <Button small busy={make.busy} onClick={() => void renew()}>
            {t(feed ? 'docket.feedAnew' : 'docket.feedMake')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
