import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { PageHandle } from '../i18n/seed.tsx'
import { useText } from '../i18n/text.ts'
import type { PortalData } from './layout.server.ts'
import { PortalSide } from './side.tsx'
import './styles/frame.css'
import { useSessionWatch } from './use-session-watch.ts'

export { loader, middleware } from './layout.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

/** Saving while somebody types changes nothing in the frame. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') === 'autosave' ? false : defaultShouldRevalidate
}

export default function PortalLayout() {
  const t = useText('common')
  const data = useLoaderData<PortalData>()
  useSessionWatch()
  return (
    <>
      <a className="mw-skip" href="#main">
        {t('skip')}
      </a>
      <meta name="robots" content="noindex" />
      <div className="mw-shell">
        <PortalSide data={data} />
        <main className="mw-shell__main mw-portal" id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </>
  )
}
