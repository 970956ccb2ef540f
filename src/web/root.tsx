import '#ui/styles/main.css'
import './flag.css'
import type { ReactNode } from 'react'
import interFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import newsreaderFont from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'
import { Links, Meta, Outlet, useRouteLoaderData, type LinksFunction } from 'react-router'
import { DebugKeys } from '#ui/debug-keys.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { ErrorPage } from './error-page.tsx'
import { useStill } from './i18n/seed.tsx'
import { useLanguage } from './i18n/text.ts'
import { PageScripts } from './page-scripts.tsx'
import type { RootData } from './root-data.ts'
import { SearchHead } from './search-head.tsx'
import { SupportBanner } from './support/banner.tsx'

export { loader } from './root.server.ts'

export const links: LinksFunction = () => [
  { rel: 'preload', href: newsreaderFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: interFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const still = useStill()
  const data = useRouteLoaderData<RootData>('root')
  return (
    <html lang={language} data-theme={data?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <SearchHead />
        <Meta />
        <Links />
      </head>
      <body className="mw-page">
        {children}
        {!still && <PageScripts />}
      </body>
    </html>
  )
}

export default function Root() {
  const data = useRouteLoaderData<RootData>('root')
  return (
    <ToastProvider>
      <SupportBanner />
      <Outlet />
      {data?.user?.staff && <DebugKeys />}
    </ToastProvider>
  )
}

export { ErrorPage as ErrorBoundary }
