import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isUuid } from '#kernel/ids.ts'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { CoverageMap } from '../coverage-map.tsx'
import { CoverageTable } from '../coverage-table.tsx'
import { OwnMarks } from '../own-marks.tsx'
import { keepBrand } from '../selected-brand/use-selected-brand.ts'
import type { BrandCoverage, BrandTab } from './brands.server.ts'

/** Where a brand is registered, applied for and not protected. */
interface CoverageEntryProps {
  coverage: BrandCoverage
  brands: BrandTab[]
  /** Brands without a tab. */
  more: number
}

export function CoverageEntry({ coverage, brands, more }: CoverageEntryProps) {
  const t = useText('portal')
  const language = useLanguage()
  const [asked] = useSearchParams()
  const isAsked = asked.get('brand') === coverage.key
  useEffect(() => {
    if (isAsked) keepBrand(isUuid(coverage.key) ? coverage.key : null)
  }, [isAsked, coverage.key])
  const [before, after] = t('home.coverage', { brand: '\u0000' }).split('\u0000')
  return (
    <Entry id="coverage" number={3} margin={t('home.coverageMargin')}>
      <h2 className="mw-h3" id="coverage-title">
        {before}
        <Mark>{coverage.name}</Mark>
        {after}
      </h2>
      {brands.length > 1 && (
        <Tabs
          label={t('home.brands')}
          tabs={brands.map((brand) => ({ ...brand, label: brand.name }))}
          current={coverage.key}
        />
      )}
      {more > 0 && (
        <p className="mw-small">
          <a className="inline-block py-1" href={path.trademarks({}, { language })}>
            {t('home.moreBrands', { count: more })}
          </a>
        </p>
      )}
      <div className="mt-3">
        <CoverageMap label={t('home.coverage', { brand: coverage.name })} standings={coverage.standings}>
          {(active) => <OwnMarks marks={coverage.rows} more={coverage.moreRows} active={active} />}
        </CoverageMap>
        <CoverageTable coverage={coverage} />
      </div>
    </Entry>
  )
}
