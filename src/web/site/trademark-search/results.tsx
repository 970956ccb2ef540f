import type { Ref } from 'react'
import { Letters } from '#ui/letters.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Grounds } from '../../mark-checker/grounds.tsx'
import type { CheckerLists } from '../../mark-checker/lists.server.ts'
import { NextStep, VerdictCell } from '../../mark-checker/mark-checker.tsx'
import { arranged, byName, comparedText, equalAtEnd, nearMarks } from '../../mark-checker/near-marks.ts'
import { MarkReasons, useMarkPhrase } from '../../mark-checker/near-mark.tsx'
import { linkQuery, mostMarks, usualLimit, type AnsweredMark } from '../../mark-checker/question.ts'
import { RegisterLine } from '../../mark-checker/register-line.tsx'
import type { Checked, Checker } from '../../mark-checker/use-checker.ts'
import { Hit, hitId } from './hit.tsx'
import { Plot } from './plot.tsx'
import { Toolbar } from './toolbar.tsx'

interface ResultsProps {
  checked: Checked
  checker: Checker
  lists: CheckerLists
  region: Ref<HTMLDivElement>
}

/** The riskiest of all, in the large setting. */
function Nearest({ own, mark, offices }: { own: string; mark: AnsweredMark; offices: CheckerLists['offices'] }) {
  const t = useText('checker')
  const common = useText('common')
  const phrase = useMarkPhrase(offices)
  return (
    <div className="mw-nearest">
      <h2 className="mw-h4">{t('closestOne')}</h2>
      <Letters own={own} earlier={comparedText(mark)} ownLabel={common('yours')} earlierLabel={common('earlierMark')} />
      <p className="mw-small">{phrase(mark)}</p>
      <MarkReasons own={own} mark={mark} />
    </div>
  )
}

/** The whole answer: the verdict and the plot, then mark by mark. */
export function Results({ checked, checker, lists, region }: ResultsProps) {
  const t = useText('checker')
  const language = useLanguage()
  const { answer } = checked
  const { value } = checked.question
  const { question, phase } = checker
  const near = nearMarks(answer)
  const shown = byName(arranged(near, question))
  const inside = shown.reduce((sum, { further }) => sum + further.length, 0)
  const [nearest] = near
  const held = answer.register.count > 0
  const equal = question.classes.length === 0 ? equalAtEnd(byName(near), question.more ? mostMarks : usualLimit) : 0
  return (
    <div
      ref={region}
      role="region"
      tabIndex={-1}
      className="mw-results"
      aria-label={t('answerFor', { value })}
      aria-busy={phase === 'looking'}
    >
      <div className="mw-answer">
        {held && <VerdictCell checked={checked} lists={lists} />}
        <div className="mw-answer__cell mw-answer__cell--pair">
          <div>
            {nearest && <Nearest own={value} mark={nearest} offices={lists.offices} />}
            <Grounds value={value} grounds={answer.grounds} unlisted={answer.unlisted} offices={lists.offices} />
            {!held && <RegisterLine answer={answer} offices={lists.offices} />}
            <NextStep question={question} />
          </div>
          <Plot marks={shown.map(({ mark }) => mark)} offices={lists.offices} />
        </div>
      </div>
      {held && <RegisterLine answer={answer} offices={lists.offices} each />}
      {near.length > 0 && (
        <section className="mt-6" aria-labelledby="hits-title">
          <h2 className="mw-h2 mb-2" id="hits-title">
            {t('list')}
          </h2>
          {inside > 0 && <p className="mw-small mw-muted">{t('grouped', { count: inside })}</p>}
          {equal > 0 && <p className="mw-small">{t('equals', { number: equal })}</p>}
          <Toolbar question={{ ...question, value }} marks={near} offices={lists.offices} />
          <ol className="mw-list mw-hits">
            {shown.map((name) => (
              <Hit key={hitId(name.mark)} own={value} {...name} offices={lists.offices} />
            ))}
          </ol>
          {!question.more && byName(near).length >= usualLimit && (
            <p className="mt-3">
              <a
                className="mw-btn mw-btn--secondary"
                href={path.trademarkSearch({}, { language, query: linkQuery({ ...question, value, more: true }) })}
                referrerPolicy="no-referrer"
              >
                {t('more')}
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
