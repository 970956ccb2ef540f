import { useText } from '../i18n/text.ts'
import { standingOf, useBandWord } from './band-verdict.tsx'
import { byName, highestBand, nearMarks } from './near-marks.ts'
import { usualLimit, type AnsweredMark, type Question } from './question.ts'
import type { Checked, Phase } from './use-checker.ts'

/** How many marks stand near and how many of them at high risk; an answer that is full says "or more". */
export function useCountWords(): (near: readonly AnsweredMark[], question: Pick<Question, 'more'>) => string {
  const t = useText('checker')
  return (near, { more }) => {
    const words = t(!more && byName(near).length >= usualLimit ? 'atLeast' : 'count', { count: near.length })
    const high = near.filter(({ score }) => score.band === 'high').length
    return high === 0 || high === near.length ? words : t('withHigh', { words, count: high })
  }
}

/** The answer in one sentence for people who do not see it appear; said once it stands. */
export function Announcement({ phase, checked }: { phase: Phase; checked: Checked | null }) {
  const t = useText('checker')
  const word = useBandWord()
  const countWords = useCountWords()
  const sentence = (): string => {
    if (phase !== 'answered' || !checked || checked.answer.register.count === 0) return ''
    const near = nearMarks(checked.answer)
    const { value } = checked.question
    const verdict = word(standingOf(highestBand(near), checked.answer))
    if (near.length === 0) return t('announceNone', { value, verdict })
    return t('announce', { value, verdict, count: countWords(near, checked.question) })
  }
  return (
    <p className="mw-vh" role="status">
      {sentence()}
    </p>
  )
}
