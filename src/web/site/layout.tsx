import { Outlet } from 'react-router'
import { SiteScript } from './site-script.tsx'
import { useText } from '../i18n/text.ts'
import { SiteFooter } from './footer.tsx'
import { ChatLauncher } from '../support/chat.tsx'
import { ConsentQuestion } from '../support/consent.tsx'
import { SiteHeader } from './header.tsx'

export default function SiteLayout() {
  const t = useText('common')
  return (
    <>
      <a className="mw-skip" href="#main">
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ChatLauncher />
      <SiteFooter />
      <ConsentQuestion />
      <SiteScript />
    </>
  )
}
