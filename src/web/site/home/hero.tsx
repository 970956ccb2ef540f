import { useText } from '../../i18n/text.ts'
import type { CheckerLists } from '../../mark-checker/lists.server.ts'
import { MarkChecker } from '../../mark-checker/mark-checker.tsx'

/** One question, answered while it is typed; what is typed here comes along to the verification. */
export function Hero({ lists }: { lists: CheckerLists }) {
  const t = useText('site')
  return (
    <section className="mw-hero" aria-labelledby="hero-title">
      <div className="mw-wrap">
        <div className="mw-hero__head">
          <h1 className="mw-display" id="hero-title">
            <span>{t('hero.line1')}</span> <span>{t('hero.line2')}</span>
          </h1>
          <p className="mw-lede mw-muted">{t('hero.lede')}</p>
        </div>
        <MarkChecker lists={lists} />
      </div>
    </section>
  )
}
