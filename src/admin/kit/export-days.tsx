import { useState } from 'react'
import { addDays, isPlainDate } from '#kernel/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { errorText, useText } from '../i18n/texts.ts'
import { DaySpan, type Days } from './day-span.tsx'
import { todayHere } from './time.ts'

/** The month before this one, which is what an accountant asks for. */
function lastMonth(): Days {
  const to = addDays(`${todayHere().slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

interface ExportDaysProps {
  text: string
  /** The files that there are, each by its address for a span of days. */
  files: readonly { label: string; href: (span: Days) => string }[]
}

/** A button that asks for a span of days and gives what there is of it. */
export function ExportDays({ text, files }: ExportDaysProps) {
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
          <p>{text}</p>
          <DaySpan days={span} errorOf={errorOf} onChange={setSpan} />
          <div className="mw-cluster">
            {files.map(({ label, href }) =>
              isGood ? (
                <ButtonLink key={label} small href={href(span)} download>
                  {label}
                </ButtonLink>
              ) : (
                <Button key={label} small disabled>
                  {label}
                </Button>
              ),
            )}
          </div>
        </div>
      </Modal>
    </>
  )
}
