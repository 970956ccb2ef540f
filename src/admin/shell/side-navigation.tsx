import { useGetIdentity, useLogout } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { letterFailed } from '#contract/letter.ts'
import { Brand } from '#ui/brand.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Kbd } from '../kit/kbd.tsx'
import { formatCount } from '../kit/numbers.ts'
import { initialsOf } from '../kit/person.ts'
import { useCounts } from '../queue/use-queue.ts'
import { currentDestination, registerDestinations, viewDestinations, type Destination } from './destinations.ts'
import { Settings } from './settings.tsx'

export function SideNavigation({ onFind, onKeys }: { onFind: () => void; onKeys: () => void }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const { identity } = useGetIdentity()
  const language = useLanguage()
  const counts = useCounts()
  const failedLetters = useAsk(letterFailed, {}).data?.count ?? 0
  const logout = useLogout()
  const current = currentDestination(pathname, search)
  const name = identity?.fullName ?? ''
  const [accountOpen, setAccountOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  // On a phone the views are one line to swipe; the current one must be in sight.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>(`[data-view="${current}"]`)
    if (here && nav.current) nav.current.scrollLeft = here.offsetLeft - 24
  }, [current])
  const link = ({ key, label, href, view }: Destination) => (
    <a key={key} href={href} data-view={key} aria-current={key === current ? 'page' : undefined}>
      <span>{t(label)}</span>
      {key === 'letter' && failedLetters > 0 && <span className="mw-count">{failedLetters}</span>}
      {view && counts && (
        <span className="mw-count">
          {formatCount(counts[view], language)}
          <span className="mw-vh"> {t('shell.matters', { count: counts[view] })}</span>
        </span>
      )}
    </a>
  )
  return (
    <header className="mw-shell__side wb-side">
      <div className="wb-side__top">
        <Brand href="#/" name="Markwright" />
        <span className="mw-source">{t('shell.area')}</span>
        <button
          type="button"
          className="wb-account"
          aria-expanded={accountOpen}
          onClick={() => setAccountOpen(!accountOpen)}
        >
          {initialsOf(name)}
          <span className="mw-vh"> {t('shell.account')}</span>
        </button>
      </div>
      <button className="wb-find" type="button" onClick={onFind}>
        <span>{t('shell.find')}</span>
        <Kbd keys="Ctrl K" />
      </button>
      <nav ref={nav} className="mw-sidenav wb-views" aria-label={t('shell.views')}>
        <h2>{t('shell.queue')}</h2>
        {viewDestinations.map(link)}
        <h2>{t('shell.registers')}</h2>
        {registerDestinations.map(link)}
      </nav>
      <div className={classNames('wb-side__foot', accountOpen && 'is-open')}>
        <Settings onKeys={onKeys} />
        <div className="wb-me">
          <span className="mw-initials mw-initials--me" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className="wb-me__name">
            {name}
            <small>{identity?.role === 'admin' ? t('shell.admin') : t('shell.staff')}</small>
          </span>
          <Button kind="quiet" small onClick={() => void logout()}>
            {t('shell.signOut')}
          </Button>
        </div>
      </div>
    </header>
  )
}
