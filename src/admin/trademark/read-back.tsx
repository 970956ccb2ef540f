import { documentReading } from '#contract/trademark.ts'
import { Button } from '#ui/button.tsx'
import { useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'

interface Props {
  hubId: string
  documentId: number
  onTake: (read: { number: string | null; date: string | null }) => void
}

/** What the stored file seems to say, with the lines it was read from. It stands in the form only when a person takes it. */
export function ReadBack({ hubId, documentId, onTake }: Props) {
  const t = useText()
  const language = useLanguage()
  const { data } = useAsk(documentReading, { params: { hubId, docId: documentId } })
  if (!data) return null
  const { number, date } = data
  if (!number && !date)
    return <p className="mw-source">{t(data.readable ? 'readBack.nothing' : 'readBack.unreadable')}</p>
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small">
        {t('readBack.found')} {[number?.value, date && formatDate(date.value, language)].filter(Boolean).join(', ')}
      </p>
      <p className="mw-source">
        {[...new Set([number?.line, date?.line].filter((line) => line !== undefined))].map((line) => (
          <q key={line}>{line} </q>
        ))}
      </p>
      <div>
        <Button
          kind="secondary"
          small
          onClick={() => onTake({ number: number?.value ?? null, date: date?.value ?? null })}
        >
          {t('readBack.take')}
        </Button>
      </div>
    </div>
  )
}
