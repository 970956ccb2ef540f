import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { useRootData } from '../../root-data.ts'
import { StructuredData } from '../../structured-data.tsx'
import { organizationOf } from '../organization.ts'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { JurisdictionIndex } from './jurisdiction-index.tsx'
import type { HomeData } from './load.server.ts'
import { Prices } from './prices.tsx'
import { Trust } from './trust.tsx'
import './hero.css'
import './gazetteer.css'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['site', 'checker', 'trademark'] } satisfies PageHandle

export default function HomePage() {
  const t = useText('site')
  const data = useLoaderData<HomeData>()
  const common = useText('common')
  const language = useLanguage()
  const { base } = useRootData()
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <StructuredData
        data={{
          '@graph': [
            organizationOf(data.operator, base),
            {
              '@type': 'WebSite',
              name: common('brand'),
              url: base,
              potentialAction: {
                '@type': 'SearchAction',
                target: `${base}${path.siteSearch({}, { language })}?q={question}`,
                'query-input': 'required name=question',
              },
            },
          ],
        }}
      />
      <Hero lists={data.checker} />
      <div className="mw-wrap">
        <HowItWorks />
        <Prices rows={data.prices} />
        <JurisdictionIndex places={data.jurisdictions} />
        <Trust />
      </div>
    </>
  )
}
