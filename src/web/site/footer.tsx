import { Brand } from '#ui/brand.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { addressIn, path } from '../path.ts'
import { useRootData } from '../root-data.ts'
import { ConsentOpener } from '../support/consent.tsx'
import { PageLink } from './content/page-link.tsx'
import { useFooterLinks } from './links.ts'

export function SiteFooter() {
  const t = useText('common')
  const language = useLanguage()
  const links = useFooterLinks()
  const { reading } = useRootData()
  const texts = reading.filter(({ isLegal }) => !isLegal)
  const legal = reading.filter(({ isLegal }) => isLegal)
  return (
    <footer className="mw-footer mw-noprint">
      <div className="mw-wrap">
        <div className="mw-footer__cols mw-footer__cols--short">
          <div>
            <Brand href={path.home({}, { language })} name={t('brand')} />
            <p className="mw-muted mt-2 max-w-[34ch]">{t('footer.about')}</p>
          </div>
          <nav aria-label={t('footer.service')}>
            <h2>{t('footer.service')}</h2>
            <ul className="mw-footer__list">
              {links.map((link) => (
                <li key={link.key}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
          {texts.length > 0 && (
            <nav aria-label={t('footer.read')}>
              <h2>{t('footer.read')}</h2>
              <ul className="mw-footer__list">
                {texts.map((page) => (
                  <li key={page.address}>
                    <PageLink page={page} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="mw-footer__legal">
          <span>{t('footer.legal')}</span>
          <span className="mw-cluster">
            {legal.map(({ address, title }) => (
              <a key={address} href={addressIn(language, address)}>
                {title}
              </a>
            ))}
            <ConsentOpener />
          </span>
        </div>
      </div>
    </footer>
  )
}
