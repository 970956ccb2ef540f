import { useLoaderData } from 'react-router'
import { Entry } from '#ui/entry.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { ClassIndex } from './class-index.tsx'
import { LanguageWarning } from './language-warning.tsx'
import './class-assist.css'
import type { loader } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

function Found() {
  const t = useText('classes')
  const language = useLanguage()
  const { value, found } = useLoaderData<typeof loader>()
  if (value === '') return null
  if (found.length === 0) return <p className="mt-3">{t('ask.nothing', { value })}</p>
  return (
    <ol className="mw-contentlist">
      {found.map(({ niceClass, name, scope, words }) => (
        <li key={niceClass}>
          <a href={path.niceClass({ class: String(niceClass) }, { language })}>{t('named', { niceClass, name })}</a>
          <p className="mw-small mw-muted">{scope}</p>
          {words.length > 0 && <p className="mw-source">{t('ask.because', { words: words.join(', ') })}</p>}
        </li>
      ))}
    </ol>
  )
}

/** Which class something belongs to: by what is sold, by trade, or by number. */
export default function ClassAssist() {
  const t = useText('classes')
  const common = useText('common')
  const language = useLanguage()
  const { value, industries, classes } = useLoaderData<typeof loader>()
  return (
    <>
      <title>{`${t('title')} · ${common('brand')}`}</title>
      <meta name="description" content={t('description')} />
      <LanguageWarning />
      <div className="mw-wrap mw-main">
        <h1 className="mw-display">{t('title')}</h1>
        <p className="mw-lede mw-muted mt-2 mb-4">{t('description')}</p>
        <form className="mw-contentbox mw-contentcheck" method="get" action={path.classAssist({}, { language })}>
          <label className="mw-h4" htmlFor="sold">
            {t('ask.label')}
          </label>
          <input className="mw-input" id="sold" name="value" defaultValue={value} maxLength={500} required />
          <button className="mw-btn mw-btn--primary" type="submit">
            {t('ask.submit')}
          </button>
        </form>
        <Found />
        <Entry id="trades" margin={t('trades.margin')}>
          <h2 className="mw-h2 mb-3" id="trades-title">
            {t('trades.title')}
          </h2>
          <div className="mw-cols-3">
            {industries.map(({ industry, trades }) => (
              <section key={industry}>
                <h3 className="mw-h4">{t(`industry.${industry}`)}</h3>
                <ul>
                  {trades.map(({ key, name }) => (
                    <li key={key}>
                      <a href={path.trade({ industry, trade: key }, { language })}>{name}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Entry>
        <ClassIndex
          title={t('all.title')}
          classes={classes}
          addressOf={(niceClass) => path.niceClass({ class: niceClass }, { language })}
        />
      </div>
    </>
  )
}
