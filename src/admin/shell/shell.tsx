import type { CoreLayoutProps } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DebugKeys } from '#ui/debug-keys.tsx'
import { useText } from '../i18n/texts.ts'
import { useKeys } from '../kit/use-keys.ts'
import { rememberList } from '../kit/last-list.ts'
import { currentDestination } from './destinations.ts'
import { KeyHelp } from './key-help.tsx'
import { Notifications } from './notifications.tsx'
import { Palette } from './palette.tsx'
import { SideNavigation } from './side-navigation.tsx'

/** The frame of every screen: views on the left, the matter in the middle, search and keys everywhere. */
export function Shell({ children }: CoreLayoutProps) {
  const t = useText()
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const { pathname, search } = useLocation()
  const main = useRef<HTMLElement>(null)
  const destination = currentDestination(pathname, search)
  const shown = useRef(destination)
  useEffect(() => {
    if (shown.current === destination) return
    shown.current = destination
    // The keys go where the person went: Enter is for the row that is marked, no longer for the link that led here.
    if (document.activeElement?.closest('.wb-views')) main.current?.focus({ preventScroll: true })
  }, [destination])
  useEffect(() => rememberList(pathname, search), [pathname, search])
  useKeys([
    { key: 'k', mod: true, typing: true, run: () => setOpen('palette') },
    { key: '?', run: () => setOpen('keys') },
  ])
  return (
    <div className="mw-shell wb-shell--staff">
      <button type="button" className="mw-skip" onClick={() => document.getElementById('main')?.focus()}>
        {t('shell.skip')}
      </button>
      <SideNavigation onFind={() => setOpen('palette')} onKeys={() => setOpen('keys')} />
      <main
        ref={main}
        className="mw-shell__main"
        id="main"
        tabIndex={-1}
        key={pathname.split('/').slice(0, 3).join('/')}
      >
        {children}
      </main>
      {open === 'palette' && <Palette onClose={close} />}
      <KeyHelp open={open === 'keys'} onClose={close} />
      <Notifications />
      <DebugKeys />
    </div>
  )
}
