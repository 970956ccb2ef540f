import { useLoaderData } from 'react-router'
import { formatDate } from '#kernel/dates.ts'
import { Entry } from '#ui/entry.tsx'
import { Table } from '#ui/table.tsx'
import { ExampleDates } from '../../../docket/example-dates.tsx'
import { lawCell, useLawText } from '../../../docket/law-words.tsx'
import { Flag } from '../../../flag.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import '../../country/country.css'
import type { GuideData, loader } from './load.server.ts'

import { NotThere } from '../../not-there.tsx'
import { SiteCrumbs } from '../../site-crumbs.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

function Guide({ data }: { data: GuideData }) {
  const t = useText('country')
  const common = useText('common')
  const language = useLanguage()
  const textOf = useLawText()
  const { place, slug, rows, example } = data
  const title = t('guides.one', { place: place.name })
  return (
    <>
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="description" content={t('guides.oneDescription', { place: place.name })} />
      <div className="mw-wrap mw-country">
        <SiteCrumbs
          crumbs={[
            { label: t('guides.title'), href: path.countryGuides({}, { language }) },
            { label: place.name, href: path.country({ slug }, { language }) },
            { label: t('guides.law') },
          ]}
        />
        <header className="mt-3 mb-4">
          <h1 className="mw-display">
            <Flag place={place.code} name={place.name} /> {title}
          </h1>
          <p className="mw-lede mw-muted mt-2">{t('guides.oneDescription', { place: place.name })}</p>
        </header>
        <Entry id="rules" margin={t('law.margin')}>
          <h2 className="mw-h2 mb-3" id="rules-title">
            {t('guides.rulesTitle')}
          </h2>
          <Table
            caption={t('guides.rulesTitle')}
            dense
            rows={rows}
            rowKey={({ key }) => key}
            columns={[
              { key: 'kind', title: t('guides.rule'), head: true, cell: ({ kind }) => t(`kind.${kind}`) },
              { key: 'text', title: t('guides.period'), cell: textOf },
              {
                key: 'law',
                title: t('guides.source'),
                className: 'mw-small',
                cell: lawCell,
              },
            ]}
          />
          <p className="mw-source mt-2">{t(`guides.moves.${data.moves}`)}</p>
        </Entry>
        <Entry id="example" margin={t('example.margin')}>
          <h2 className="mw-h2 mb-3" id="example-title">
            {t('example.title')}
          </h2>
          {example.dates.length > 0 && (
            <p className="mw-prose mw-muted mb-3">
              {t('example.text', {
                filed: formatDate(example.filed, language),
                registered: formatDate(example.registered, language),
              })}
            </p>
          )}
          <ExampleDates dates={example.dates} />
        </Entry>
      </div>
    </>
  )
}

/** The law of a register, or that there is none of this name. */
export default function GuideOrNothing() {
  const found = useLoaderData<typeof loader>()
  if (found) return <Guide data={found} />
  return <NotThere />
}
