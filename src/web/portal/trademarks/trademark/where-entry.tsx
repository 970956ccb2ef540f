import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { CoverageMap } from '../../coverage-map.tsx'
import { OwnMarks } from '../../own-marks.tsx'
import type { BrandOfMark } from './brand.server.ts'

/** Where the mark's brand is protected, this trademark among the others of the brand. */
export function WhereEntry({ id, brand, here }: { id: string; brand: BrandOfMark; here: Jurisdiction }) {
  const t = useText('portal')
  const language = useLanguage()
  const [before, after] = t('home.coverage', { brand: '\u0000' }).split('\u0000')
  return (
    <Entry id="where" margin={t('mark.whereMargin')}>
      <h2 className="mw-h3 mb-2" id="where-title">
        {before}
        <Mark>{brand.name}</Mark>
        {after}
      </h2>
      <CoverageMap label={t('home.coverage', { brand: brand.name })} standings={brand.standings} here={here}>
        {(active) => <OwnMarks marks={brand.marks} more={brand.more} active={active} />}
      </CoverageMap>
      <p className="mw-small mt-2">
        <a href={path.extendTrademark({ id }, { language })}>{t('extend.link')}</a>
      </p>
    </Entry>
  )
}
