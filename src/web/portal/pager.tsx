import { useText } from '../i18n/text.ts'
import type { Paging } from './paging.ts'

/** Where the page stands, and the ways to its neighbours. */
export function Pager({ paging, hrefOf }: { paging: Paging; hrefOf: (page: number) => string }) {
  const t = useText('portal')
  const { page, pages, from, to, total } = paging
  return (
    <nav className="mw-pager" aria-label={t('pager.label')}>
      <span className="mw-num">{t('pager.range', { from, to, total })}</span>
      <span className="mw-cluster">
        {page > 1 && (
          <a href={hrefOf(Math.min(page - 1, pages))} rel="prev">
            {t('pager.previous')}
          </a>
        )}
        {page < pages && (
          <a href={hrefOf(page + 1)} rel="next">
            {t('pager.next')}
          </a>
        )}
      </span>
    </nav>
  )
}
