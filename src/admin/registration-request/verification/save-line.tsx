import { useRefusal } from '../../calls.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { clockTime } from '../../kit/time.ts'
import type { Result } from './use-result.ts'

/** Whether what is written is saved, and why not. */
export function SaveLine({ result }: { result: Result }) {
  const t = useText()
  const language = useLanguage()
  const say = useRefusal()
  const { state, savedAt, error } = result
  const words =
    state === 'refused' && error
      ? t('save.refused', { why: say(error) })
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
