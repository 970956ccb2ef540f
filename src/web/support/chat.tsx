import { useLocation } from 'react-router'
import { showsChat } from '#domain/support/chat.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { useRootData } from '../root-data.ts'
import './chat.css'

/** The way to a person from any page of the site: the chat where scripts run, else the contact form. */
export function ChatLauncher() {
  const t = useText('common')
  const language = useLanguage()
  const { pathname } = useLocation()
  const { chat } = useRootData()
  if (!showsChat(pathname) || pathname === path.contact()) return null
  return (
    <aside className="mw-chat mw-noprint" aria-label={t('chat.label')} suppressHydrationWarning>
      <a
        className="mw-btn mw-btn--secondary mw-btn--s mw-chat__open"
        href={path.contact({}, { language })}
        data-chat={chat === null ? undefined : JSON.stringify(chat)}
      >
        {t('chat.open')}
      </a>
    </aside>
  )
}
