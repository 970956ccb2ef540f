import { Outlet } from 'react-router'
import { useText } from '../i18n/text.ts'
import { SiteFooter } from './footer.tsx'
import { ChatLauncher } from '../support/chat.tsx'
import { ConsentQuestion } from '../support/consent.tsx'
import { SiteHeader } from './header.tsx'

/** From the build; while one edits, from its file. */
const siteScript = import.meta.env.DEV ? '/src/web/site-script/main.ts' : '/scripts/site.js'

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
      <script type="module" src={siteScript} />
    </>
  )
}
