// Types only: the texts themselves are loaded from public/locales.
import type common from '../../../public/locales/en/common.json'
import type errors from '../../../public/locales/en/errors.json'
import type trademark from '../../../public/locales/en/trademark.json'
import type site from '../../../public/locales/en/site.json'
import type checker from '../../../public/locales/en/checker.json'
import type verification from '../../../public/locales/en/verification.json'
import type summary from '../../../public/locales/en/summary.json'
import type order from '../../../public/locales/en/order.json'
import type checkout from '../../../public/locales/en/checkout.json'
import type service from '../../../public/locales/en/service.json'
import type prices from '../../../public/locales/en/prices.json'
import type portal from '../../../public/locales/en/portal.json'
import type draft from '../../../public/locales/en/draft.json'
import type owner from '../../../public/locales/en/owner.json'
import type content from '../../../public/locales/en/content.json'
import type country from '../../../public/locales/en/country.json'
import type classes from '../../../public/locales/en/classes.json'
import type disputes from '../../../public/locales/en/disputes.json'
import type consultation from '../../../public/locales/en/consultation.json'
import type support from '../../../public/locales/en/support.json'
import type monitoringResult from '../../../public/locales/en/monitoring-result.json'
import type opposition from '../../../public/locales/en/opposition.json'
import type officeAction from '../../../public/locales/en/office-action.json'
import type cases from '../../../public/locales/en/case.json'
import type useInCommerce from '../../../public/locales/en/use-in-commerce.json'
import type useProof from '../../../public/locales/en/use-proof.json'
import type protection from '../../../public/locales/en/protection.json'
import type brand from '../../../public/locales/en/brand.json'
import type account from '../../../public/locales/en/account.json'

export interface Resources {
  common: typeof common
  errors: typeof errors
  trademark: typeof trademark
  site: typeof site
  checker: typeof checker
  verification: typeof verification
  summary: typeof summary
  order: typeof order
  checkout: typeof checkout
  service: typeof service
  prices: typeof prices
  portal: typeof portal
  draft: typeof draft
  owner: typeof owner
  content: typeof content
  country: typeof country
  classes: typeof classes
  disputes: typeof disputes
  consultation: typeof consultation
  support: typeof support
  'monitoring-result': typeof monitoringResult
  'office-action': typeof officeAction
  opposition: typeof opposition
  case: typeof cases
  'use-in-commerce': typeof useInCommerce
  'use-proof': typeof useProof
  account: typeof account
  protection: typeof protection
  brand: typeof brand
}
