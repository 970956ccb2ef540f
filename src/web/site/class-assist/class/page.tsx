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

/** One of the 45 classes, of all trades or as one of them needs it. */
export default function NiceClass() {
  const t = useText('classes')
  const common = useText('common')
  const language = useLanguage()
  const found = useLoaderData<typeof loader>()
  if (!found) return <NotThere />
  const { niceClass, name, note, terms, related, trades, chosen } = found
  const title = t('named', { niceClass, name })
  const own = { class: String(niceClass) }
  return (
    <>
      <title>{`${chosen ? `${title}: ${chosen.name}` : title} · ${common('brand')}`}</title>
      <meta name="description" content={note} />
      <LanguageWarning />
      <div className="mw-wrap mw-main">
        <SiteCrumbs
          crumbs={[
            { label: t('title'), href: path.classAssist({}, { language }) },
            ...(chosen
              ? [{ label: title, href: path.niceClass(own, { language }) }, { label: chosen.name }]
              : [{ label: title }]),
          ]}
        />
        <h1 className="mw-display mt-2">{title}</h1>
        <p className="mw-lede mw-muted mt-2">{note}</p>
        <p className="mw-btngroup mt-3 mb-4">
          <a
            className="mw-btn mw-btn--primary"
            href={path.trademarkSearch({}, { language, query: { classes: String(niceClass) } })}
          >
            {t('check')}
          </a>
          <a className="mw-btn mw-btn--quiet" href={path.specimenClass(own, { language })}>
            {t('specimen.link')}
          </a>
        </p>
        <Entry id="terms" margin={t('terms.margin')}>
          <h2 className="mw-h2 mb-3" id="terms-title">
            {chosen ? t('terms.ofTrade', { trade: chosen.name }) : t('terms.title')}
          </h2>
          <ul className="mw-termlist">
            {terms.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
          {found.isCut && <p className="mw-source mt-2">{t('terms.cut', { count: terms.length })}</p>}
        </Entry>
        {related.length > 0 && (
          <Entry id="related" margin={t('related.margin')}>
            <h2 className="mw-h2 mb-3" id="related-title">
              {t('related.title')}
            </h2>
            <p className="mw-prose mw-muted mb-2">{t('related.text')}</p>
            <ul className="mw-classindex">
              {related.map((one) => (
                <li key={one.niceClass}>
                  <a href={path.niceClass({ class: String(one.niceClass) }, { language })}>
                    <b className="mw-num">{one.niceClass}</b> {one.name}
                  </a>
                </li>
              ))}
            </ul>
          </Entry>
        )}
        {trades.length > 0 && (
          <Entry id="trades" margin={t('trades.margin')}>
            <h2 className="mw-h2 mb-3" id="trades-title">
              {t('trades.ofClass')}
            </h2>
            <ul className="mw-termlist">
              {trades.map(({ industry, key, name: trade }) => (
                <li key={key}>
                  <a href={path.trade({ industry, trade: key }, { language })}>{trade}</a>
                </li>
              ))}
            </ul>
          </Entry>
        )}
      </div>
    </>
  )
}
