import type { KeyboardEvent, MouseEvent } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../i18n/text.ts'
import { enterIntent, findControl, findIntent, foundControl } from './mark-controls.ts'
import type { OfferedMarks } from './offered-marks.server.ts'

/** Whoever has more marks than stand in the form looks for the others; what is typed and ticked stays. Nothing where all are shown. */
export function FindMarks({ offered: { search, found, more, moreNotRenewable } }: { offered: OfferedMarks }) {
  const t = useText('service')
  const submit = useSubmit()
  if (search === '' && more + moreNotRenewable === 0) return null
  // The page stays where it is: the list that was looked for stands below the field.
  const look = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, { preventScrollReset: true })
  }
  const lookByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.currentTarget.form?.querySelector<HTMLButtonElement>(`button[value="${findIntent}"]`)?.click()
  }
  return (
    <div className="mw-stack mw-stack--s mb-3">
      <p className="mw-small" role="status">
        {[search !== '' && t('found', { count: found, words: search }), more > 0 && t('more', { count: more })]
          .filter(Boolean)
          .join(' ')}
      </p>
      <input type="hidden" name={foundControl} value={search} />
      <TextField
        type="search"
        name={findControl}
        label={t('find')}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        onKeyDown={lookByKey}
      />
      <div>
        {/* The first button of a form is what the Enter key presses in all its fields. */}
        <button type="submit" name="intent" value={enterIntent} className="mw-vh" tabIndex={-1} aria-hidden="true">
          {t('submit')}
        </button>
        <Button small type="submit" name="intent" value={findIntent} onClick={look}>
          {t('findButton')}
        </Button>
      </div>
    </div>
  )
}
