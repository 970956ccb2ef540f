import type { AppError } from '#kernel/errors.ts'
import { useRefusal } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import type { SaveState } from './auto-save.ts'
import { clockTime } from './time.ts'

interface SaveLineProps {
  saving: { state: SaveState; savedAt: Date | null; error: AppError | null }
}

/** Whether what is written is saved, and why not. */
export function SaveLine({ saving: { state, savedAt, error } }: SaveLineProps) {
  const t = useText()
  const language = useLanguage()
  const say = useRefusal()
  const words =
    state === 'refused' && error
      ? t('save.refused', { why: say(error) })
      : state === 'held'
        ? t('save.held')
        : state === 'saving' || state === 'waiting'
          ? t('save.saving')
          : savedAt
            ? t('save.saved', { time: clockTime(savedAt, language) })
            : t('save.nothing')
  return (
    <p className={state === 'refused' ? 'mw-error' : 'mw-source'} role="status">
      {words}
    </p>
  )
}
