import { ButtonLink } from '#ui/button.tsx'
import { Total } from '#ui/price.tsx'
import { verdictHeading } from '#ui/verdict.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { useFigures, useMoney } from '../figures.ts'
import type { SummaryData } from './load.server.ts'
import { meaningOf } from './meaning.ts'
import type { SummaryResult } from './result.server.ts'
import './certificate.css'

/** The link to the order, named by what it opens and what that costs as far as it is known. */
export function useOrderLink(data: SummaryData): { href: string; label: string } {
  const t = useText('summary')
  const language = useLanguage()
  const money = useMoney(data.price?.items.currency ?? 'EUR')
  const href = path.registrationRequest({ id: data.id }, { language })
  if (data.order) return { href, label: t('toOrder') }
  if (!data.price) return { href, label: t('openOrder') }
  const { place: first, items, totals } = data.price
  const place = first.name
  return {
    // What the label says and costs is what the order opens with.
    href: path.registrationRequest({ id: data.id }, { language, query: { place: first.code } }),
    label:
      items.lines.length > 0 ? t('openOrderFor', { place, price: money(totals.total) }) : t('openOrderOf', { place }),
  }
}

/** Where the answer speaks against an order as it is, what it leads to: a question about what would change it. */
export const leadsToAsking = (data: SummaryData, result: SummaryResult): boolean =>
  result.overall === 'high' && !data.order && data.versions[0]?.version === result.version

export function VerdictLine({ data, result }: { data: SummaryData; result: SummaryResult }) {
  const t = useText('summary')
  const names = useText('trademark')
  const link = useOrderLink(data)
  const figures = useFigures(data.price)
  const asks = leadsToAsking(data, result)
  return (
    <section className="mw-verdictline" aria-labelledby="overall">
      <div>
        <h2 id="overall" className={verdictHeading(result.overall)}>
          <span className="mw-vh">{t('overall')}</span>
          {names(`risk.${result.overall}`)}
        </h2>
        <p className="mw-small mw-muted mt-1">{t(meaningOf(result), { risk: names(`risk.${result.worst}`) })}</p>
        {result.note && <p className="mw-lede mt-2 mw-lines">{result.note}</p>}
      </div>
      <div className="mw-verdictline__act mw-noprint">
        {asks && (
          <>
            <ButtonLink kind="primary" block href="#repeat">
              {t('ask')}
            </ButtonLink>
            <p className="mw-small">{t('askText')}</p>
          </>
        )}
        <ButtonLink kind={asks ? 'secondary' : 'primary'} block href={link.href}>
          {link.label}
        </ButtonLink>
        {data.leadsToPrice && data.price && (
          <a className="mw-small" href="#price">
            {t('priceParts')}
          </a>
        )}
        {data.price && figures && <Total figures={figures.parts} total={figures.total} />}
        <p className="mw-fine mw-muted">
          {data.price?.country && `${t('vatNote', { country: data.price.country })} `}
          {t('disclaimer')}
        </p>
      </div>
    </section>
  )
}
