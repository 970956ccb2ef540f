import { useState } from 'react'
import { addressOf } from '#contract/client.ts'
import { exportInvoices } from '#contract/product.ts'
import { addDays, isPlainDate } from '#kernel/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { errorText, useText } from '../i18n/texts.ts'
import { DaySpan, type Days } from '../kit/day-span.tsx'
import { todayHere } from '../kit/time.ts'

/** The month before this one, which is what an accountant asks for. */
function lastMonth(): Days {
  const to = addDays(`${todayHere().slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

const formats = ['csv', 'xlsx'] as const

/** Issued invoices and credit notes of a span of days as a table. */
export function ExportInvoices() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [span, setSpan] = useState(lastMonth)
  const errorOf = (name: keyof Days, label: string) => {
    if (!isPlainDate(span[name])) return errorText('field.not-a-date', { label })
    return name === 'to' && span.to < span.from ? errorText('field.not-a-choice', { label }) : undefined
  }
  const isGood = !errorOf('from', '') && !errorOf('to', '')
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t('export.title')}
      </Button>
      <Modal open={open} title={t('export.title')} onClose={() => setOpen(false)} closeLabel={t('close')}>
        <div className="mw-stack">
          <p>{t('export.text')}</p>
          <DaySpan days={span} errorOf={errorOf} onChange={setSpan} />
          <div className="mw-cluster">
            {formats.map((format) =>
              isGood ? (
                <ButtonLink
                  key={format}
                  small
                  href={addressOf(exportInvoices, { query: { ...span, format } })}
                  download
                >
                  {format.toUpperCase()}
                </ButtonLink>
              ) : (
                <Button key={format} small disabled>
                  {format.toUpperCase()}
                </Button>
              ),
            )}
          </div>
        </div>
      </Modal>
    </>
  )
}
