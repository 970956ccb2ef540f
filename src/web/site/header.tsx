import { useLocation } from 'react-router'
import { Brand } from '#ui/brand.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { useSiteLinks } from './links.ts'
import { SiteSwitch } from './switch.tsx'

export function SiteHeader() {
  const t = useText('common')
  const language = useLanguage()
  const links = useSiteLinks()
  const { pathname } = useLocation()
  const current =
    pathname === path.verification() || pathname.startsWith(`${path.verification()}/`) ? 'check' : undefined
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
          <details className="mw-switch mw-menu mw-menu-toggle">
            <summary>{t('nav.menu')}</summary>
            <nav className="mw-switch__menu" aria-label={t('nav.labelSmall')}>
              <div>{items}</div>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
