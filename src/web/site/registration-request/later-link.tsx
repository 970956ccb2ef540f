import { dateTimeFormat } from '#kernel/formatters.ts'
import { localeOf } from '#kernel/languages.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { Saving } from './use-autosave.ts'

/** Whether the order is stored, and the address that brings it back. */
export function LaterLink({ id, saving }: { id: string; saving: Saving }) {
  const t = useText('order')
  const language = useLanguage()
  const time =
    saving.state === 'saved'
      ? dateTimeFormat(localeOf[language], { hour: '2-digit', minute: '2-digit' }).format(new Date(saving.at))
      : ''
  return (
    <span className="mw-muted mw-later">
      <span role="status">
        {saving.state === 'saved' && t('savedAt', { time })}
        {saving.state === 'saving' && t('saving')}
      </span>
      <details className="mw-switch">
        <summary>{t('later')}</summary>
        <div className="mw-switch__menu mw-switch__menu--plain">
          <p className="mw-small">{t('laterText')}</p>
          <p className="mw-small">
            <a href={path.registrationRequest({ id }, { language })}>{t('laterAddress')}</a>
          </p>
        </div>
      </details>
    </span>
  )
}
