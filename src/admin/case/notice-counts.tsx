import { useQuery } from '@tanstack/react-query'
import { noticeCounts } from '#operations/staff/case.ts'
import { runOperation } from '../graphql.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatCount } from '../kit/numbers.ts'

/** How many notices went out, and how many of them should not have. */
export function NoticeCounts() {
  const t = useText()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['notice-counts'],
    queryFn: async ({ signal }) => await runOperation(noticeCounts, {}, { signal }),
  })
  if (!data) return null
  const said = (count: number) => formatCount(count, language)
  return (
    <p className="mw-small mw-muted wb-pad">
      {t('notice.counts', { sent: said(data.sent.aggregate.count), wrong: said(data.wrong.aggregate.count) })}
    </p>
  )
}
