import type { ByLetter, RuleKind } from '#domain/docket/law/rule.ts'
import { useText } from '../i18n/text.ts'
import { LawWords } from '../source-words.tsx'
import { useLength } from './date-sum.tsx'
import type { LawRow } from './law-rows.ts'

/** Kinds whose period is told by a sentence of their own and not as "so long from that event". */
const ownSentence: Partial<Record<RuleKind, 'opens' | 'late'>> = { renewal_window: 'opens', grace: 'late' }

/** A rule in words: "3 months from publication, before registration"; that it is not confirmed, or fixed by no law we hold. */
export function useLawText(): (row: LawRow) => string {
  const t = useText('country')
  const lengthOf = useLength()
  const boundsOf = ({ least, most }: ByLetter): string => {
    const [from, to] = [least, most].map((one) => one && lengthOf(one.amount, one.unit))
    if (from && to) return t('law.letterBetween', { least: from, most: to })
    if (from) return t('law.letterLeast', { least: from })
    return to ? t('law.letterMost', { most: to }) : t('law.letter')
  }
  return (row) => {
    if (row.isUnconfirmed) return t('law.unconfirmed')
    if (row.byLetter) return boundsOf(row.byLetter)
    if (row.length === null) return t('law.none')
    const length = lengthOf(row.length.amount, row.length.unit)
    const own = ownSentence[row.kind]
    if (own) return t(`law.${own}`, { length })
    if (row.length.amount === 0) return t('law.withEach')
    const from = t(`event.${row.event}`)
    const parts = [
      row.opens && row.opens.amount > 0
        ? t('law.window', { opens: lengthOf(row.opens.amount, row.opens.unit), length, from })
        : t('law.from', { length, from }),
      row.stage && t(`law.${row.stage}`),
      row.times > 1 && t('law.times', { times: row.times }),
    ]
    return parts.filter(Boolean).join(', ')
  }
}

/** Where a rule stands: its law and article, with its text where we opened it, and else that it was not. */
export function LawSource({ row }: { row: LawRow }) {
  const t = useText('country')
  const { law, article, isRead, source } = row
  const named = [law, article].filter(Boolean).join(', ')
  if (named === '') return t('law.unsourced')
  const text = <LawWords text={isRead ? named : t('law.unread', { law: named })} source={named} />
  return isRead && source?.startsWith('https://') ? <a href={source}>{text}</a> : text
}

/** The cell of a table that shows a rule's law. */
export const lawCell = (row: LawRow) => <LawSource row={row} />
