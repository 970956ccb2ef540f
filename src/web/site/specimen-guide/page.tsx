import { useLoaderData } from 'react-router'
import { Entry } from '#ui/entry.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { ClassIndex } from '../class-assist/class-index.tsx'
import type { loader } from './load.server.ts'
import { Points, SpecimenSource } from './points.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

const someGoods = 1
const someServices = 45

/** What a specimen is, for goods and for services, with a page for each class and sector. */
export default function SpecimenGuide() {
  const t = useText('classes')
  const common = useText('common')
  const language = useLanguage()
  const { industries, classes } = useLoaderData<typeof loader>()
  return (
    <>
      <title>{`${t('specimen.title')} · ${common('brand')}`}</title>
      <meta name="description" content={t('specimen.description')} />
      <div className="mw-wrap mw-main">
        <h1 className="mw-display">{t('specimen.title')}</h1>
        <p className="mw-lede mw-muted mt-2 mb-4">{t('specimen.description')}</p>
        <Entry id="goods" margin={t('specimen.margin')}>
          <h2 className="mw-h2 mb-3" id="goods-title">
            {t('specimen.forGoods')}
          </h2>
          <Points niceClass={someGoods} />
          <h2 className="mw-h2 mt-4 mb-3">{t('specimen.forServices')}</h2>
          <Points niceClass={someServices} />
          <SpecimenSource />
        </Entry>
        <Entry id="sectors" margin={t('specimen.sectors')}>
          <h2 className="mw-h2 mb-3" id="sectors-title">
            {t('specimen.bySector')}
          </h2>
          <ul className="mw-termlist">
            {industries.map((industry) => (
              <li key={industry}>
                <a href={path.specimenSector({ sector: industry }, { language })}>{t(`industry.${industry}`)}</a>
              </li>
            ))}
          </ul>
        </Entry>
        <ClassIndex
          title={t('specimen.byClass')}
          classes={classes}
          addressOf={(niceClass) => path.specimenClass({ class: niceClass }, { language })}
        />
      </div>
    </>
  )
}
