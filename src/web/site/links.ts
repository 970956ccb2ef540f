import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'

export interface SiteLink {
  key: string
  label: string
  href: string
}

/** The places that the header leads to. */
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

/** Those of the header, and what is ordered and looked up less often. */
export function useFooterLinks(): SiteLink[] {
  const t = useText('common')
  const language = useLanguage()
  const links = useSiteLinks()
  return [
    ...links,
    { key: 'renew', label: t('nav.renew'), href: path.renewalForm({}, { language }) },
    { key: 'transfer', label: t('nav.transfer'), href: path.transferForm({}, { language }) },
    { key: 'order', label: t('nav.order'), href: path.orderService({}, { language }) },
    { key: 'report', label: t('nav.report'), href: path.reportInfringement({}, { language }) },
    { key: 'contact', label: t('nav.contact'), href: path.contact({}, { language }) },
    { key: 'disputes', label: t('nav.disputes'), href: path.disputeLibrary({}, { language }) },
    { key: 'search', label: t('nav.search'), href: path.siteSearch({}, { language }) },
  ]
}
