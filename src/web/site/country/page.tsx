import { useLoaderData } from 'react-router'
import { formatMoney } from '#kernel/money.ts'
import { Entry } from '#ui/entry.tsx'
import { Flag } from '../../flag.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { PlaceMap } from '../../place-map.tsx'
import { useRootData } from '../../root-data.ts'
import { StructuredData } from '../../structured-data.tsx'
import { useLawText } from '../../docket/law-words.tsx'
import { ContentText } from '../content/text.tsx'
import './country.css'
import { FeeNotes, FeeTable } from './fees.tsx'
import { LawFacts } from './law-facts.tsx'
import type { CountryData, loader } from './load.server.ts'
import { Packages } from './packages.tsx'
import { Routes } from './routes.tsx'

import { NotThere } from '../not-there.tsx'
import { serviceData } from '../offer-data.ts'
import { SiteCrumbs } from '../site-crumbs.tsx'

export { loader } from './load.server.ts'

/** Facts are read, not worked with: no script is sent with them. */
export const handle = { namespaces: [], still: true } satisfies PageHandle

/** What a brand owner asks first: how long until it is registered, for how long, for how much. */
function Plate({ data }: { data: CountryData }) {
  const t = useText('country')
  const common = useText('common')
  const language = useLanguage()
  const textOf = useLawText()
  const term = data.rows.find(({ kind }) => kind === 'term')
  const [price] = data.prices
  const official = price?.official[0]
  const amount = price?.official.reduce((all, part) => all + part.amount, 0) ?? 0
  const facts = [
    data.months && [
      'months',
      t('plate.months'),
      common('months', { from: data.months[0], to: data.months[1], count: data.months[1] }),
      t('plate.estimate'),
    ],
    term && ['term', t('kind.term'), textOf(term), ''],
    official && [
      'official',
      t('plate.official'),
      formatMoney(amount, official.currency, language),
      official.part.reason === null ? '' : t('plate.estimate'),
    ],
    price && [
      'service',
      t('plate.service'),
      formatMoney(price.service.converted.amount, price.service.converted.currency, language),
      '',
    ],
  ].filter((fact) => Array.isArray(fact))
  return (
    <dl className="mw-plate mw-plate--quartet">
      {facts.map(([key, label, value, note]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small className="mw-muted"> {note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Country({ data }: { data: CountryData }) {
  const t = useText('country')
  const common = useText('common')
  const language = useLanguage()
  const { base } = useRootData()
  const { place, slug } = data
  const [first] = data.prices
  const isRoute = place.code === 'WIPO'
  const known = data.multiClass === null ? t('multi.unknown') : data.multiClass ? t('multi.yes') : t('multi.no')
  return (
    <>
      <title>{`${t('title', { place: place.name })} · ${common('brand')}`}</title>
      <meta name="description" content={t('description', { place: place.name })} />
      <StructuredData
        data={serviceData({ name: t('title', { place: place.name }), place: place.name, price: first, base })}
      />
      <div className="mw-wrap mw-country">
        <SiteCrumbs
          crumbs={[{ label: t('guides.title'), href: path.countryGuides({}, { language }) }, { label: place.name }]}
        />
        <header className="mw-countryhead">
          <div>
            <h1 className="mw-display">
              <Flag place={place.code} name={place.name} /> {t('title', { place: place.name })}
            </h1>
            <p className="mw-lede mw-muted mt-2">{t('lede', { place: place.name })}</p>
            <p className="mw-btngroup mt-3">
              <a
                className="mw-btn mw-btn--primary"
                href={path.trademarkSearch({}, { language, query: isRoute ? {} : { jurisdictions: place.code } })}
              >
                {t('check')}
              </a>
              <a
                className="mw-btn mw-btn--quiet"
                href={path.verification({}, { language, query: isRoute ? {} : { jurisdictions: place.code } })}
              >
                {t('verify')}
              </a>
            </p>
          </div>
          <Plate data={data} />
        </header>
        {data.text && (
          <Entry id="practice" margin={t('practice.margin')}>
            <h2 className="mw-h2" id="practice-title">
              {t('practice.title')}
            </h2>
            <div className="mw-prose mt-2" lang={data.text.language === language ? undefined : data.text.language}>
              {data.text.language !== language && (
                <p className="mw-small mw-muted" lang={language}>
                  {t('practice.only', { language: common(`languages.${data.text.language}`) })}
                </p>
              )}
              <ContentText pieces={data.text.pieces} data={data.facts} />
            </div>
          </Entry>
        )}
        <Entry id="law" margin={t('law.margin')}>
          <h2 className="mw-h2 mb-3" id="law-title">
            {t('law.title')}
          </h2>
          <LawFacts
            rows={data.rows}
            before={[
              { key: 'office', label: t('office'), value: <span lang="en">{data.office}</span> },
              { key: 'classes', label: t('multi.label'), value: known, source: t('law.unsourced') },
            ]}
          />
          <p className="mt-2">
            <a href={path.countryGuide({ slug }, { language })}>{t('guides.one', { place: place.name })}</a>
            {', '}
            <a href={path.renewalCountry({ country: slug }, { language })}>
              {t('renewal.title', { place: place.name })}
            </a>
          </p>
        </Entry>
        {first && (
          <Entry id="fees" margin={t('fees.margin')}>
            <h2 className="mw-h2 mb-3" id="fees-title">
              {t('fees.title')}
            </h2>
            <FeeTable prices={data.prices} caption={t('fees.caption')} />
            <FeeNotes price={first} />
          </Entry>
        )}
        {data.routes.length > 0 && (
          <Entry id="routes" margin={t('routes.margin')}>
            <h2 className="mw-h2 mb-3" id="routes-title">
              {t('routes.title')}
            </h2>
            <Routes data={data} />
            <PlaceMap
              label={t('map', { place: place.name })}
              places={[{ code: place.code, tone: 'chosen', label: place.name }]}
              legend={[{ tone: 'chosen', label: place.name, count: 1 }]}
            >
              {() => null}
            </PlaceMap>
          </Entry>
        )}
        {data.packages.length > 0 && (
          <Entry id="packages" margin={t('packages.margin')}>
            <h2 className="mw-h2 mb-3" id="packages-title">
              {t('packages.title', { place: place.name })}
            </h2>
            <Packages data={data} />
          </Entry>
        )}
      </div>
    </>
  )
}

/** The landing page of a jurisdiction, or that there is none of this name. */
export default function CountryOrNothing() {
  const found = useLoaderData<typeof loader>()
  if (found) return <Country data={found} />
  return <NotThere />
}
