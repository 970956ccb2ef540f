import { useLoaderData } from 'react-router'
import { Entry } from '#ui/entry.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { NotThere } from '../../not-there.tsx'
import '../class-assist.css'
import type { loader } from './load.server.ts'
import { SiteCrumbs } from '../../site-crumbs.tsx'
import { LanguageWarning } from '../language-warning.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

/** The classes of a trade, each with terms that can be taken as they are. */
export default function Trade() {
  const t = useText('classes')
  const common = useText('common')
  const language = useLanguage()
  const trade = useLoaderData<typeof loader>()
  if (!trade) return <NotThere />
  const title = t('trade.title', { trade: trade.name })
  const classes = trade.classes.map(({ niceClass }) => String(niceClass))
  return (
    <>
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="description" content={t('trade.description', { about: trade.about })} />
      <LanguageWarning />
      <div className="mw-wrap mw-main">
        <SiteCrumbs
          crumbs={[
            { label: t('title'), href: path.classAssist({}, { language }) },
            { label: t(`industry.${trade.industry}`) },
            { label: trade.name },
          ]}
        />
        <h1 className="mw-display mt-2">{title}</h1>
        <p className="mw-lede mw-muted mt-2 mb-4">{t('trade.description', { about: trade.about })}</p>
        {trade.classes.map(({ niceClass, name, terms }) => (
          <Entry key={niceClass} id={`class-${niceClass}`} margin={t('number', { niceClass })}>
            <h2 className="mw-h2" id={`class-${niceClass}-title`}>
              <a href={path.niceClass({ class: String(niceClass), trade: trade.key }, { language })}>{name}</a>
            </h2>
            <ul className="mw-termlist mt-2">
              {terms.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </Entry>
        ))}
        <p className="mw-btngroup mt-3">
          <a
            className="mw-btn mw-btn--primary"
            href={path.trademarkSearch({}, { language, query: { classes: classes.join(',') } })}
          >
            {t('check')}
          </a>
        </p>
        <p className="mw-source mt-2">{t('trade.note')}</p>
      </div>
    </>
  )
}
