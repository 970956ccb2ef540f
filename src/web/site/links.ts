import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'

export interface SiteLink {
  key: string
  label: string
  href: string
}

/** The places that the header and the footer lead to. */
export function useSiteLinks(): SiteLink[] {
  const t = useText('common')
  const language = useLanguage()
  const home = path.home({}, { language })
  return [
    { key: 'check', label: t('nav.check'), href: path.trademarkSearch({}, { language }) },
    { key: 'prices', label: t('nav.prices'), href: path.detailedPricelist({}, { language }) },
    { key: 'jurisdictions', label: t('nav.jurisdictions'), href: `${home}#jurisdictions` },
    { key: 'how', label: t('nav.how'), href: `${home}#how` },
  ]
}
