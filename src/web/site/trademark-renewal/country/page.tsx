import { useLoaderData } from 'react-router'
import { formatDate } from '#kernel/dates.ts'
import { formatMoney } from '#kernel/money.ts'
import { Entry } from '#ui/entry.tsx'
import { ExampleDates } from '../../../docket/example-dates.tsx'
import { useLawText } from '../../../docket/law-words.tsx'
import { Flag } from '../../../flag.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { addressIn, path } from '../../../path.ts'
import { useRootData } from '../../../root-data.ts'
import { StructuredData } from '../../../structured-data.tsx'
import '../../country/country.css'
import { FeeNotes, FeeTable, useTotal } from '../../country/fees.tsx'
import { LawFacts } from '../../country/law-facts.tsx'
import { NotThere } from '../../not-there.tsx'
import type { loader, RenewalData } from './load.server.ts'
import { serviceData } from '../../offer-data.ts'
import { SiteCrumbs } from '../../site-crumbs.tsx'

export { loader } from './load.server.ts'

/** Facts are read, not worked with: no script is sent with them. */
export const handle = { namespaces: [], still: true } satisfies PageHandle

/** What an owner asks first: for how long, until when, and for how much. */
function Plate({ data }: { data: RenewalData }) {
  const t = useText('country')
  const language = useLanguage()
  const textOf = useLawText()
  const [price] = data.prices
  const official = price?.official[0]
  const amount = price?.official.reduce((all, part) => all + part.amount, 0) ?? 0
  const law = data.rows
    .filter(({ kind }) => kind === 'term' || kind === 'grace')
    .filter(({ kind }, at, all) => all.findIndex((other) => other.kind === kind) === at)
  return (
    <dl className="mw-plate mw-plate--quartet">
      {law.map((row) => (
        <div key={row.key}>
          <dt>{t(`kind.${row.kind}`)}</dt>
          <dd>{textOf(row)}</dd>
        </div>
      ))}
      {official && (
        <div>
          <dt>{t('renewal.official')}</dt>
          <dd>
            {formatMoney(amount, official.currency, language)}
            {official.part.reason !== null && <small className="mw-muted"> {t('plate.estimate')}</small>}
          </dd>
        </div>
      )}
      {price && (
        <div>
          <dt>{t('plate.service')}</dt>
          <dd>{formatMoney(price.service.converted.amount, price.service.converted.currency, language)}</dd>
        </div>
      )}
    </dl>
  )
}

function Renewal({ data }: { data: RenewalData }) {
  const t = useText('country')
  const common = useText('common')
  const language = useLanguage()
  const totalOf = useTotal()
  const { base } = useRootData()
  const { place, slug, prices, late, example } = data
  const [first] = prices
  const title = t('renewal.title', { place: place.name })
  const isRoute = place.code === 'WIPO'
  const [filed, registered] = [formatDate(example.filed, language), formatDate(example.registered, language)]
  const needed = ['number', 'owner', 'classes', ...(data.declaresUse ? ['use' as const] : [])] as const
  return (
    <>
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="description" content={t('renewal.description', { place: place.name })} />
      <StructuredData data={serviceData({ name: title, place: place.name, price: first, base })} />
      <div className="mw-wrap mw-country">
        <SiteCrumbs
          crumbs={[{ label: t('renewal.all'), href: addressIn(language, '/trademark-renewal') }, { label: place.name }]}
        />
        <header className="mw-countryhead">
          <div>
            <h1 className="mw-display">
              <Flag place={place.code} name={place.name} /> {title}
            </h1>
            <p className="mw-lede mw-muted mt-2">{t('renewal.lede', { place: place.name })}</p>
            <p className="mw-btngroup mt-3">
              <a
                className="mw-btn mw-btn--primary"
                href={path.renewalForm({}, { language, query: isRoute ? {} : { country: place.code } })}
              >
                {t('renewal.order')}
              </a>
              <a className="mw-btn mw-btn--quiet" href={path.country({ slug }, { language })}>
                {t('renewal.register')}
              </a>
            </p>
          </div>
          <Plate data={data} />
        </header>
        <Entry id="law" margin={t('law.margin')}>
          <h2 className="mw-h2 mb-3" id="law-title">
            {t('renewal.lawTitle')}
          </h2>
          <LawFacts
            rows={data.rows}
            before={[{ key: 'office', label: t('office'), value: <span lang="en">{data.office}</span> }]}
          />
        </Entry>
        <Entry id="needed" margin={t('renewal.neededMargin')}>
          <h2 className="mw-h2 mb-3" id="needed-title">
            {t('renewal.neededTitle')}
          </h2>
          <ul className="mw-prose">
            {needed.map((one) => (
              <li key={one}>{t(`renewal.needed.${one}`)}</li>
            ))}
          </ul>
        </Entry>
        <Entry id="fees" margin={t('fees.margin')}>
          <h2 className="mw-h2 mb-3" id="fees-title">
            {t('renewal.feesTitle')}
          </h2>
          {first ? (
            <>
              <FeeTable prices={prices} caption={t('renewal.feesCaption')} />
              {late && <p className="mt-2">{t('renewal.late', { total: totalOf(late.total) })}</p>}
              <FeeNotes price={first} />
            </>
          ) : (
            <p className="mw-prose">{t('renewal.noPrice')}</p>
          )}
        </Entry>
        <Entry id="example" margin={t('example.margin')}>
          <h2 className="mw-h2 mb-3" id="example-title">
            {t('example.title')}
          </h2>
          {example.dates.length > 0 && (
            <p className="mw-prose mw-muted mb-3">{t('example.past', { filed, registered })}</p>
          )}
          <ExampleDates dates={example.dates} open />
        </Entry>
      </div>
    </>
  )
}

/** Renewal in a register, or that there is none of this name. */
export default function RenewalOrNothing() {
  const found = useLoaderData<typeof loader>()
  if (found) return <Renewal data={found} />
  return <NotThere />
}
