import { ButtonLink } from '#ui/button.tsx'
import { Total } from '#ui/price.tsx'
import { verdictHeading } from '#ui/verdict.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { useFigures } from '../figures.ts'
import type { SummaryData } from './load.server.ts'
import type { SummaryResult } from './result.server.ts'
import './certificate.css'

/** The link to the order: the one primary action of the document. */
export function useOrderLink(data: SummaryData): { href: string; label: string } {
  const t = useText('summary')
  const language = useLanguage()
  const href = path.registrationRequest({ id: data.id }, { language })
  if (data.ordered) return { href, label: t('toOrder') }
  return { href, label: data.price ? t('continue', { place: data.price.place.name }) : t('continueMany') }
}

export function VerdictLine({ data, result }: { data: SummaryData; result: SummaryResult }) {
  const t = useText('summary')
  const names = useText('trademark')
  const link = useOrderLink(data)
  const figures = useFigures(data.price)
  return (
    <section className="mw-verdictline" aria-labelledby="overall">
      <div>
        <h2 id="overall" className={verdictHeading(result.overall)}>
          <span className="mw-vh">{t('overall')}</span>
          {names(`risk.${result.overall}`)}
        </h2>
        {result.note && <p className="mw-lede mt-2 mw-lines">{result.note}</p>}
      </div>
      <div className="mw-verdictline__act mw-noprint">
        <ButtonLink kind="primary" block href={link.href}>
          {link.label}
        </ButtonLink>
        {data.price && figures && <Total figures={figures.parts} total={figures.total} />}
        <p className="mw-fine mw-muted">
          {data.price?.country && `${t('vatNote', { country: data.price.country })} `}
          {t('disclaimer')}
        </p>
      </div>
    </section>
  )
}
