import { dateTimeFormat } from '#kernel/formatters.ts'
import { localeOf } from '#kernel/languages.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { DraftSaving } from './use-draft-saving.ts'

/** Whether what was typed is stored, and since when. */
export function SavingLine({ saving, kept }: { saving: DraftSaving; kept: boolean }) {
  const t = useText('draft')
  const language = useLanguage()
  const time = (at: string) =>
    dateTimeFormat(localeOf[language], { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
  return (
    <p className="mw-small mw-muted" role="status">
      {saving.state === 'idle' && t(kept ? 'owner.kept' : 'owner.autosave')}
      {saving.state === 'saving' && t('owner.saving')}
      {saving.state === 'saved' && t('owner.saved', { time: time(saving.at) })}
      {saving.state === 'failed' && t('owner.notSaved')}
    </p>
  )
}
