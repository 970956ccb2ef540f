import { useLocation } from 'react-router'
import { Brand } from '#ui/brand.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { SiteSwitch } from '../switch.tsx'
import type { PortalData } from './layout.server.ts'
import { BrandPicker } from './selected-brand/brand-picker.tsx'
import { type SelectedBrand, useSelectedBrand } from './selected-brand/use-selected-brand.ts'

interface Place {
  key:
    | 'overview'
    | 'trademarks'
    | 'officeActions'
    | 'deadlines'
    | 'orders'
    | 'brands'
    | 'cases'
    | 'letterCheck'
    | 'messages'
    | 'notifications'
    | 'profile'
  href: string
  /** Whether this place is the one that the page belongs to. */
  here: boolean
  counts: { count: number; words: string; urgent?: boolean }[]
}

function usePlaces({ counts }: PortalData, { selected }: SelectedBrand): Place[] {
  const t = useText('portal')
  const language = useLanguage()
  const { pathname } = useLocation()
  const under = (...bases: string[]) => bases.some((base) => pathname === base || pathname.startsWith(`${base}/`))
  return [
    {
      key: 'overview',
      href: path.portal({}, { language, ...(selected.kind === 'brand' && { query: { brand: selected.id } }) }),
      here: pathname === path.portal() || pathname === `${path.portal()}/`,
      counts: [{ count: counts.unseen, words: t('frame.unseen', { count: counts.unseen }) }],
    },
    {
      key: 'trademarks',
      href: path.trademarks({}, { language }),
      here: under(path.trademarks(), path.monitoring(), '/portal/oppositions'),
      counts: [
        { count: counts.expiring, words: t('frame.expiring', { count: counts.expiring }) },
        { count: counts.hits, words: t('frame.hits', { count: counts.hits }) },
      ],
    },
    {
      key: 'officeActions',
      href: path.officeActions({}, { language }),
      here: under(path.officeActions()),
      counts: [
        { count: counts.officeActions, words: t('frame.actions', { count: counts.officeActions }), urgent: true },
      ],
    },
    { key: 'deadlines', href: path.deadlines({}, { language }), here: under(path.deadlines()), counts: [] },
    {
      key: 'orders',
      href: path.orders({}, { language }),
      here: under(path.orders(), '/portal/order', '/application-draft'),
      counts: [],
    },
    {
      key: 'cases',
      href: path.cases({}, { language }),
      here: under(path.cases(), '/portal/solution-center', path.reportThreat()),
      counts: [{ count: counts.cases, words: t('frame.waitingCases', { count: counts.cases }) }],
    },
    { key: 'brands', href: path.brands({}, { language }), here: under(path.brands()), counts: [] },
    { key: 'letterCheck', href: path.letterCheck({}, { language }), here: under(path.letterCheck()), counts: [] },
    { key: 'messages', href: path.messages({}, { language }), here: under(path.messages()), counts: [] },
    {
      key: 'notifications',
      href: path.notifications({}, { language }),
      here: under(path.notifications()),
      counts: [{ count: counts.notices, words: t('frame.notices', { count: counts.notices }) }],
    },
    { key: 'profile', href: path.profile({}, { language }), here: under(path.profile()), counts: [] },
  ]
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

/** One number of all that waits at a place; what it is made of is said to who points at it, and to who hears it. */
function Waiting({ counts }: Pick<Place, 'counts'>) {
  if (counts.length === 0) return null
  const words = counts.map((one) => one.words).join(', ')
  return (
    <span className={counts.some(({ urgent }) => urgent) ? 'mw-count mw-count--seal' : 'mw-count'} title={words}>
      <span aria-hidden="true">{counts.reduce((sum, { count }) => sum + count, 0)}</span>
      <span className="mw-vh">{words}</span>
    </span>
  )
}

/** The way to the notifications from every page, with how many are new. */
function Bell({ count }: { count: number }) {
  const t = useText('portal')
  const language = useLanguage()
  const words = count > 0 ? t('frame.notices', { count }) : t('frame.noNotices')
  return (
    <a className="mw-bell" href={path.notifications({}, { language })} title={words}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M4 14.5h12l-1.4-2.2V8.6a4.6 4.6 0 0 0-9.2 0v3.7zM8.3 17a1.8 1.8 0 0 0 3.4 0" strokeLinejoin="round" />
      </svg>
      <span className="mw-vh">{words}</span>
      {count > 0 && (
        <span className="mw-bell__count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}

export function PortalSide({ data }: { data: PortalData }) {
  const t = useText('portal')
  const common = useText('common')
  const language = useLanguage()
  const { pathname } = useLocation()
  // On the pages of brands they are made and filled.
  const brand = useSelectedBrand(data.userId, pathname.startsWith(path.brands()) ? pathname : '')
  const places = usePlaces(data, brand)
  return (
    <header className="mw-shell__side mw-side mw-noprint">
      <div className="mw-side__top">
        <Brand href={path.portal({}, { language })} name={common('brand')} />
        <Bell count={data.counts.notices} />
      </div>
      <nav className="mw-sidenav" aria-label={t('frame.label')}>
        {places.map((place) => (
          <a key={place.key} href={place.href} aria-current={place.here ? 'page' : undefined}>
            <span>{t(`frame.${place.key}`)}</span>
            <Waiting counts={place.counts.filter(({ count }) => count > 0)} />
          </a>
        ))}
      </nav>
      <BrandPicker brand={brand} />
      <div className="mw-side__foot">
        <SiteSwitch />
        <div className="mw-side__me">
          <span className="mw-initials" aria-hidden="true">
            {initialsOf(data.name)}
          </span>
          <span className="mw-side__name">
            <span className="mw-vh">{t('frame.signedInAs')} </span>
            {data.name}
            {data.name !== data.email && <small>{data.email}</small>}
          </span>
          <form method="post" action="/api/auth/signout">
            <input type="hidden" name="csrfToken" value={data.csrfToken} />
            <input type="hidden" name="callbackUrl" value={path.login({}, { language })} />
            <button className="mw-btn mw-btn--quiet mw-btn--s" type="submit">
              {t('frame.signOut')}
            </button>
          </form>
        </div>
      </div>
    </header>
  )
}
