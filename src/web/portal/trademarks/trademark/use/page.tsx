import { useLoaderData } from 'react-router'
import { Crumbs } from '#ui/crumbs.tsx'
import { Mark } from '#ui/mark.tsx'
import type { PageHandle } from '../../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../../i18n/text.ts'
import { path } from '../../../../path.ts'
import '../../../../draft.css'
import '../../../styles/register.css'
import { AddForm, CaptureForm } from './forms.tsx'
import type { UseProofsData } from './load.server.ts'
import { PackEntry } from './pack.tsx'
import { Proofs } from './proofs.tsx'
import { Standing } from './standing.tsx'

export { action } from './action.server.ts'
export { loader } from './load.server.ts'

export const handle = { namespaces: ['use-proof'] } satisfies PageHandle

/** What shows a mark in use, collected over the years for the day on which somebody asks for it. */
export default function UseProofsPage() {
  const t = useText('use-proof')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<UseProofsData>()
  return (
    <>
      <title>{t('metaTitle', { mark: data.mark, place: data.place.name })}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[
          { label: t('crumb'), href: path.trademarks({}, { language }) },
          { label: data.mark, href: path.trademark({ id: data.id }, { language }) },
          { label: t('title') },
        ]}
      />
      <h1 className="mw-h1 mt-3">{t('title')}</h1>
      <p className="mw-lede mw-muted mt-1 mb-4">
        <Mark>{data.mark}</Mark>, {t('lede', { place: data.place.name })}
      </p>
      <Standing data={data} />
      <Proofs data={data} />
      {data.goods.length > 0 && data.markets.length > 0 && (
        <>
          <AddForm data={data} />
          <CaptureForm data={data} />
        </>
      )}
      <PackEntry data={data} />
    </>
  )
}
