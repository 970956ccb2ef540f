import { useLoaderData } from 'react-router'
import { Entry } from '#ui/entry.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { NotThere } from '../../not-there.tsx'
import '../../class-assist/class-assist.css'
import { Points, SpecimenSource } from '../points.tsx'
import { specimensOf } from '../specimens.ts'
import type { loader } from './load.server.ts'
import { SiteCrumbs } from '../../site-crumbs.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

/** What serves as a specimen in the classes of a sector, goods and services apart. */
export default function SpecimenSector() {
  const t = useText('classes')
  const common = useText('common')
  const language = useLanguage()
  const found = useLoaderData<typeof loader>()
  if (!found) return <NotThere />
  const title = t('specimen.ofSector', { sector: t(`industry.${found.sector}`) })
  const groups = [...Map.groupBy(found.classes, ({ niceClass }) => specimensOf(niceClass))]
  return (
    <>
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="description" content={t('specimen.ofSectorText')} />
      <div className="mw-wrap mw-main">
        <SiteCrumbs
          crumbs={[
            { label: t('specimen.title'), href: path.specimenGuide({}, { language }) },
            { label: t(`industry.${found.sector}`) },
          ]}
        />
        <h1 className="mw-display mt-2">{title}</h1>
        <p className="mw-lede mw-muted mt-2 mb-4">{t('specimen.ofSectorText')}</p>
        {groups.map(([kind, classes]) => (
          <Entry key={kind} id={kind} margin={t('specimen.margin')}>
            <h2 className="mw-h2 mb-3" id={`${kind}-title`}>
              {kind === 'goods' ? t('specimen.forGoods') : t('specimen.forServices')}
            </h2>
            <ul className="mw-classindex mb-3">
              {classes.map(({ niceClass, name }) => (
                <li key={niceClass}>
                  <a href={path.specimenClass({ class: String(niceClass) }, { language })}>
                    <b className="mw-num">{niceClass}</b> {name}
                  </a>
                </li>
              ))}
            </ul>
            <Points niceClass={kind === 'goods' ? 1 : 45} />
          </Entry>
        ))}
        <SpecimenSource />
      </div>
    </>
  )
}
