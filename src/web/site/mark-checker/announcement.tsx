import { useText } from '../../i18n/text.ts'
import { useBandWord } from './band-verdict.tsx'
import { highestBand, nearMarks } from './near-marks.ts'
import { usualLimit, type Question } from './question.ts'
import type { Checked, Phase } from './use-checker.ts'

/** How many marks stand near; an answer that is full says "or more". */
export function useCountWords(): (near: number, question: Pick<Question, 'more'>) => string {
  const t = useText('checker')
  return (near, { more }) => t(!more && near >= usualLimit ? 'atLeast' : 'count', { count: near })
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
    const verdict = word(highestBand(near))
    if (near.length === 0) return t('announceNone', { value, verdict })
    return t('announce', { value, verdict, count: countWords(near.length, checked.question) })
  }
  return (
    <p className="mw-vh" role="status">
      {sentence()}
    </p>
  )
}
