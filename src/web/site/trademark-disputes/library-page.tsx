import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { SiteCrumbs } from '../site-crumbs.tsx'

interface LibraryPageProps {
  /** What it is called above itself. */
  title: string
  /** What the browser and searches call it, where that is more. */
  name?: string
  description: string
  /** The way from the library to here. */
  crumbs: readonly { label: string; href?: string }[]
  children: ReactNode
}

/** A page of the library of disputes: its name for searches, the way to it, and its heading. */
export function LibraryPage({ title, name = title, description, crumbs, children }: LibraryPageProps) {
  const t = useText('disputes')
  const common = useText('common')
  const language = useLanguage()
  return (
    <div className="mw-wrap mw-main">
      <title>{`${name} · ${common('brand')}`}</title>
      <meta name="description" content={description} />
      <SiteCrumbs crumbs={[{ label: t('title'), href: path.disputeLibrary({}, { language }) }, ...crumbs]} />
      <h1 className="mw-display mt-2">{title}</h1>
      {children}
    </div>
  )
}
