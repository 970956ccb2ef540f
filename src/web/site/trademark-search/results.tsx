import type { Ref } from 'react'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Grounds } from '../mark-checker/grounds.tsx'
import type { CheckerLists } from '../mark-checker/lists.server.ts'
import { NextStep, VerdictCell } from '../mark-checker/mark-checker.tsx'
import { arranged, nearMarks } from '../mark-checker/near-marks.ts'
import { linkQuery, usualLimit } from '../mark-checker/question.ts'
import { RegisterLine } from '../mark-checker/register-line.tsx'
import type { Checked, Checker } from '../mark-checker/use-checker.ts'
import { Hit } from './hit.tsx'
import { Plot } from './plot.tsx'
import { Toolbar } from './toolbar.tsx'

interface ResultsProps {
  checked: Checked
  checker: Checker
  lists: CheckerLists
  region: Ref<HTMLDivElement>
}

/** The whole answer: the verdict and the plot, then mark by mark. */
export function Results({ checked, checker, lists, region }: ResultsProps) {
  const t = useText('checker')
  const language = useLanguage()
  const { answer } = checked
  const { value } = checked.question
  const { question, phase } = checker
  const near = nearMarks(answer)
  const shown = arranged(near, question)
  const held = answer.register.count > 0
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
            <Grounds value={value} grounds={answer.grounds} />
            {!held && <RegisterLine answer={answer} offices={lists.offices} />}
            <NextStep question={question} />
          </div>
          <Plot marks={shown} offices={lists.offices} />
        </div>
      </div>
      {held && <RegisterLine answer={answer} offices={lists.offices} />}
      {near.length > 0 && (
        <section className="mt-6" aria-labelledby="hits-title">
          <h2 className="mw-h2 mb-2" id="hits-title">
            {t('list')}
          </h2>
          <Toolbar question={{ ...question, value }} marks={near} offices={lists.offices} />
          <ol className="mw-hits">
            {shown.map((mark) => (
              <Hit key={`${mark.office}-${mark.number}`} own={value} mark={mark} offices={lists.offices} />
            ))}
          </ol>
          {!question.more && near.length >= usualLimit && (
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
