import { useState } from 'react'
import { requestProtection } from '#contract/watch.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

/** Whether the marks of an order are watched from their filing on. */
export function Protection({ row }: { row: RequestRow }) {
  const t = useText()
  const [watched, setWatched] = useState(0)
  const save = useSend(requestProtection, { done: t('protection.done') })
  const isOn = row.e2e_protection
  const turn = async (): Promise<void> => {
    const answer = await save.send({ params: { id: row.id }, body: { enabled: !isOn } })
    setWatched(answer.ok ? answer.value.watched : 0)
  }
  return (
    <div className="mw-stack--s">
      <p className="mw-small mw-muted">{t('protection.text')}</p>
      <p>
        {isOn ? t('protection.on') : t('protection.off')}
        {watched > 0 && `. ${t('protection.watched', { count: watched })}`}
      </p>
      <Button small busy={save.busy} onClick={() => void turn()}>
        {isOn ? t('protection.turnOff') : t('protection.turnOn')}
      </Button>
    </div>
  )
}
