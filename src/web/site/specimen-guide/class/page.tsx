import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { NotThere } from '../../not-there.tsx'
import '../../class-assist/class-assist.css'
import { Points, SpecimenSource } from '../points.tsx'
import type { loader } from './load.server.ts'
import { SiteCrumbs } from '../../site-crumbs.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

/** What serves as a specimen in one class. */
export default function SpecimenClass() {
  const t = useText('classes')
  const common = useText('common')
  const language = useLanguage()
  const found = useLoaderData<typeof loader>()
  if (!found) return <NotThere />
  const name = t('named', found)
  const title = t('specimen.ofClass', { name })
  return (
    <>
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="description" content={t('specimen.ofClassText', { name })} />
      <div className="mw-wrap mw-main">
        <SiteCrumbs
          crumbs={[{ label: t('specimen.title'), href: path.specimenGuide({}, { language }) }, { label: name }]}
        />
        <h1 className="mw-display mt-2">{title}</h1>
        <p className="mw-lede mw-muted mt-2 mb-4">{t('specimen.ofClassText', { name })}</p>
        <Points niceClass={found.niceClass} title="h2" />
        <SpecimenSource />
        <p className="mt-2">
          <a href={path.niceClass({ class: String(found.niceClass) }, { language })}>{name}</a>
        </p>
      </div>
    </>
  )
}
