/**
 * Whose eyes a page is for. 'public': may be kept by caches and found by searches. 'account': of somebody who signs in or
 * changes something here; kept by no cache and found by no search. 'link': opened by its unguessable address, which moreover
 * is told to nobody. What no row knows is 'link'.
 */
export type Privacy = 'public' | 'account' | 'link'

export interface RouteRow {
  name: string
  pattern: `/${string}`
  file: string
  /** Which frame stands around the page; `none` for answers without a page. */
  frame: 'site' | 'portal' | 'none'
  privacy: Privacy
  /** Its form carries a file, for which the usual limit of a form is too small. */
  takesFile?: true
}

/** Every page of the web application, once. The router's configuration and the path builder derive from it. */
export const routeTable = [
  { name: 'home', pattern: '/', file: 'site/home/page.tsx', frame: 'site', privacy: 'public' },
  {
    name: 'trademarkSearch',
    pattern: '/trademark-search',
    file: 'site/trademark-search/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'verification',
    pattern: '/verification',
    file: 'site/verification/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'verificationSuccess',
    pattern: '/verification/:id/success',
    file: 'site/verification/success/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  {
    name: 'verificationSummary',
    pattern: '/verification-summary/:id/:second?',
    file: 'site/verification-summary/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  {
    name: 'registrationRequest',
    pattern: '/registration-request/:id',
    file: 'site/registration-request/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  {
    name: 'goodsAndServices',
    pattern: '/registration-request/:id/goods-and-services',
    file: 'site/registration-request/goods-and-services/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  {
    name: 'registrationRequestSuccess',
    pattern: '/registration-request/:id/success',
    file: 'site/registration-request/success/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  {
    name: 'detailedPricelist',
    pattern: '/detailed-pricelist',
    file: 'site/detailed-pricelist/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'routeAdvisor',
    pattern: '/route-advisor',
    file: 'site/route-advisor/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'orderService',
    pattern: '/product/checkout',
    file: 'site/product/page.tsx',
    frame: 'site',
    privacy: 'account',
  },
  {
    name: 'checkout',
    pattern: '/product/:id/checkout',
    file: 'site/product/checkout/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  {
    name: 'productSuccess',
    pattern: '/product/:id/success',
    file: 'site/product/success/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  { name: 'country', pattern: '/country/:slug', file: 'site/country/page.tsx', frame: 'site', privacy: 'public' },
  {
    name: 'countryGuides',
    pattern: '/country-guide',
    file: 'site/country-guide/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'countryGuide',
    pattern: '/country-guide/:slug',
    file: 'site/country-guide/guide/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'classAssist',
    pattern: '/class-assist',
    file: 'site/class-assist/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'niceClass',
    pattern: '/class-assist/trademark-class/:class/:trade?',
    file: 'site/class-assist/class/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'trade',
    pattern: '/class-assist/:industry/:trade',
    file: 'site/class-assist/trade/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'specimenGuide',
    pattern: '/specimen-guide',
    file: 'site/specimen-guide/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'specimenClass',
    pattern: '/specimen-guide/trademark-class/:class',
    file: 'site/specimen-guide/class/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'specimenSector',
    pattern: '/specimen-guide/sector/:sector',
    file: 'site/specimen-guide/sector/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  { name: 'login', pattern: '/portal/login', file: 'portal/login/page.tsx', frame: 'site', privacy: 'account' },
  {
    name: 'activate',
    pattern: '/portal/activate/:token',
    file: 'portal/activate/page.tsx',
    frame: 'site',
    privacy: 'account',
  },
  {
    name: 'activateInitiate',
    pattern: '/portal/activate',
    file: 'portal/activate/initiate/page.tsx',
    frame: 'site',
    privacy: 'account',
  },
  { name: 'signUp', pattern: '/portal/sign-up', file: 'portal/sign-up/page.tsx', frame: 'site', privacy: 'account' },
  {
    name: 'forgotPassword',
    pattern: '/portal/forgot-password',
    file: 'portal/forgot-password/page.tsx',
    frame: 'site',
    privacy: 'account',
  },
  {
    name: 'successForgotPassword',
    pattern: '/portal/success-forgot-password',
    file: 'portal/success-forgot-password/page.tsx',
    frame: 'site',
    privacy: 'account',
  },
  {
    name: 'setPassword',
    pattern: '/portal/set-password',
    file: 'portal/set-password/page.tsx',
    frame: 'site',
    privacy: 'account',
  },
  {
    name: 'noAccess',
    pattern: '/portal/no-access',
    file: 'portal/no-access/page.tsx',
    frame: 'site',
    privacy: 'account',
  },
  { name: 'profile', pattern: '/portal/profile', file: 'portal/profile/page.tsx', frame: 'portal', privacy: 'account' },
  { name: 'portal', pattern: '/portal', file: 'portal/home/page.tsx', frame: 'portal', privacy: 'account' },
  {
    name: 'trademarks',
    pattern: '/portal/trademarks',
    file: 'portal/trademarks/page.tsx',
    frame: 'portal',
    privacy: 'account',
  },
  {
    name: 'trademark',
    pattern: '/portal/trademarks/:id',
    file: 'portal/trademarks/trademark/page.tsx',
    frame: 'portal',
    privacy: 'account',
  },
  {
    name: 'trademarkDocument',
    pattern: '/portal/trademarks/:id/documents/:document',
    file: 'portal/trademarks/trademark/document/page.tsx',
    frame: 'portal',
    privacy: 'account',
  },
  { name: 'brands', pattern: '/portal/brands', file: 'portal/brands/page.tsx', frame: 'portal', privacy: 'account' },
  {
    name: 'brand',
    pattern: '/portal/brands/:id',
    file: 'portal/brands/brand/page.tsx',
    frame: 'portal',
    privacy: 'account',
  },
  {
    name: 'notifications',
    pattern: '/portal/notifications',
    file: 'portal/notifications/page.tsx',
    frame: 'portal',
    privacy: 'account',
  },
  {
    name: 'letterCheck',
    pattern: '/portal/letter-check',
    file: 'portal/letter-check/page.tsx',
    frame: 'portal',
    privacy: 'account',
    takesFile: true,
  },
  {
    name: 'deadlines',
    pattern: '/portal/deadlines',
    file: 'portal/deadlines/page.tsx',
    frame: 'portal',
    privacy: 'account',
  },
  {
    name: 'portalVerificationSummary',
    pattern: '/portal/verification-summary/:id/:x?',
    file: 'portal/verification-summary/page.tsx',
    frame: 'portal',
    privacy: 'account',
  },
  { name: 'orders', pattern: '/portal/orders', file: 'portal/orders/page.tsx', frame: 'portal', privacy: 'account' },
  { name: 'order', pattern: '/portal/order/:id', file: 'portal/order/page.tsx', frame: 'portal', privacy: 'account' },
  {
    name: 'serviceOrder',
    pattern: '/portal/service-order/:id',
    file: 'portal/service-order/page.tsx',
    frame: 'portal',
    privacy: 'account',
  },
  {
    name: 'applicationDraft',
    pattern: '/application-draft/:id',
    file: 'site/application-draft/page.tsx',
    frame: 'portal',
    privacy: 'link',
  },
  {
    name: 'bookConsultation',
    pattern: '/book-a-free-consultation',
    file: 'site/book-a-free-consultation/page.tsx',
    frame: 'site',
    privacy: 'public',
  },
  {
    name: 'consultation',
    pattern: '/consultation/:id',
    file: 'site/consultation/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  {
    name: 'unsubscribe',
    pattern: '/unsubscribe/:token',
    file: 'site/unsubscribe/page.tsx',
    frame: 'site',
    privacy: 'link',
  },
  { name: 'supportEnd', pattern: '/support/end', file: 'support/route.ts', frame: 'none', privacy: 'account' },
  { name: 'appearance', pattern: '/appearance', file: 'appearance/route.ts', frame: 'none', privacy: 'account' },
  { name: 'sitemap', pattern: '/sitemap.xml', file: 'sitemap/route.ts', frame: 'none', privacy: 'public' },
  { name: 'robots', pattern: '/robots.txt', file: 'sitemap/robots.ts', frame: 'none', privacy: 'public' },
  // What `content/pages` has. An answer that is not found is as private as one of an address that no row knows.
  { name: 'content', pattern: '/*', file: 'site/content/page.tsx', frame: 'site', privacy: 'public' },
] as const satisfies RouteRow[]

/** Whether the page of a route module, named as the router names it, is public. */
export function isPublicFile(module: string): boolean {
  return routeTable.some(({ file, privacy }) => privacy === 'public' && file.replace(/\.tsx?$/, '') === module)
}
