import { numberFormat } from '#kernel/formatters.ts'
import { localeOf } from '#kernel/languages.ts'
import { Flag } from '../../flag.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { useTotal } from './fees.tsx'
import type { CountryData, PackageRow } from './load.server.ts'

/** Markets that are filed in together from a place: what they reach, what filing in all of them costs, the way to their check. */
export function Packages({ data }: { data: CountryData }) {
  const t = useText('country')
  return (
    <>
      <p className="mw-muted mb-3">{t('packages.text')}</p>
      <div className="mw-packages">
        {data.packages.map((row) => (
          <Package key={row.tier} row={row} />
        ))}
      </div>
      <p className="mw-small mw-muted mt-2">{t('packages.source', { source: data.figuresSource })}</p>
    </>
  )
}

function Package({ row }: { row: PackageRow }) {
  const t = useText('country')
  const language = useLanguage()
  const totalOf = useTotal()
  const round = numberFormat(localeOf[language], { maximumSignificantDigits: 3 })
  const percent = numberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 0 })
  const facts = [
    row.population !== null && [
      t('packages.people'),
      t('packages.millions', { count: round.format(row.population / 1e6) }),
    ],
    row.purchasingPower !== null && [t('packages.power'), percent.format(row.purchasingPower)],
    [t('packages.price'), row.total ? totalOf(row.total) : t('packages.quote')],
  ].filter((fact) => Array.isArray(fact))
  return (
    <section className="mw-package" aria-labelledby={`package-${row.tier}`}>
      <h3 className="mw-h3" id={`package-${row.tier}`}>
        {t(`packages.${row.tier}`)}
      </h3>
      <ul className="mw-packages__markets">
        {row.markets.map(({ code, name }) => (
          <li key={code}>
            <Flag place={code} name={name} /> {name}
          </li>
        ))}
      </ul>
      <dl className="mw-packages__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a
          className="mw-btn mw-btn--quiet"
          href={path.verification({}, { language, query: { jurisdictions: row.markets.map(({ code }) => code) } })}
        >
          {t('packages.verify', { count: row.markets.length })}
        </a>
      </p>
    </section>
  )
}
