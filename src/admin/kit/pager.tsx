import { Button } from '#ui/button.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatCount, formatNumber } from './numbers.ts'

interface PagerProps {
  /** From 1. */
  page: number
  perPage: number
  /** Rows of this page. */
  shown: number
  /** Rows of all pages; nothing when there are more than are counted. */
  total: number | undefined
  hasNextPage: boolean | undefined
  setPage: (page: number) => void
}

/** Goes through a list page by page. Of more rows than are counted the number of pages is not known either. */
export function Pager({ page, perPage, shown, total, hasNextPage = false, setPage }: PagerProps) {
  const t = useText()
  const language = useLanguage()
  const pages = total === undefined ? null : Math.max(1, Math.ceil(total / perPage))
  if (pages === 1 && page === 1) return null
  const from = (page - 1) * perPage + 1
  const number = (value: number) => formatNumber(value, language)
  const all = formatCount(total ?? Number.POSITIVE_INFINITY, language)
  return (
    <nav className="mw-pager" aria-label={t('list.pages')}>
      <span>{t('list.range', { from: number(from), to: number(from + shown - 1), total: all })}</span>
      <span className="mw-cluster">
        <Button small disabled={page <= 1} onClick={() => setPage(page - 1)}>
          {t('list.previous')}
        </Button>
        <span>{pages === null ? t('list.pageAlone', { page }) : t('list.page', { page, pages })}</span>
        <Button small disabled={pages === null ? !hasNextPage : page >= pages} onClick={() => setPage(page + 1)}>
          {t('list.next')}
        </Button>
      </span>
    </nav>
  )
}
