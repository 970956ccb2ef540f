import { useLocation } from 'react-router'
import { Brand } from '#ui/brand.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { useRootData } from '../root-data.ts'
import { useSiteLinks } from './links.ts'
import { SiteSwitch } from '../switch.tsx'

/** To the sign-in, or to what is already open: the portal, or the staff area. */
function AccountLink({ className }: { className?: string }) {
  const t = useText('common')
  const language = useLanguage()
  const { user } = useRootData()
  if (user?.staff) {
    return (
      <a className={className} href="/admin">
        {t('nav.staff')}
      </a>
    )
  }
  return (
    <a className={className} href={user ? path.portal({}, { language }) : path.login({}, { language })}>
      {t(user ? 'nav.account' : 'nav.signIn')}
    </a>
  )
}

export function SiteHeader() {
  const t = useText('common')
  const language = useLanguage()
  const links = useSiteLinks()
  const { pathname } = useLocation()
  const current =
    pathname === path.trademarkSearch() ||
    pathname === path.verification() ||
    pathname.startsWith(`${path.verification()}/`)
      ? 'check'
      : undefined
  const items = links.map((link) => (
    <a key={link.key} href={link.href} aria-current={link.key === current ? 'page' : undefined}>
      {link.label}
    </a>
  ))
  return (
    <header className="mw-header mw-noprint">
      <div className="mw-wrap mw-header__in">
        <Brand href={path.home({}, { language })} name={t('brand')} label={t('brandHome')} />
        <nav className="mw-nav" aria-label={t('nav.label')}>
          {items}
        </nav>
        <div className="mw-header__end">
          <SiteSwitch />
          <AccountLink className="mw-btn mw-btn--secondary mw-btn--s mw-header__signin" />
          <details className="mw-switch mw-menu mw-menu-toggle">
            <summary>{t('nav.menu')}</summary>
            <nav className="mw-switch__menu" aria-label={t('nav.labelSmall')}>
              <div>
                {items}
                <AccountLink />
              </div>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
