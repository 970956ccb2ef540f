import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { verdictHeading } from '#ui/verdict.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { Announcement, useCountWords } from './announcement.tsx'
import { BandVerdict, riskOfStanding, standingOf, useBandWord } from './band-verdict.tsx'
import { Examples } from './examples.tsx'
import { Grounds } from './grounds.tsx'
import type { CheckerLists } from './lists.server.ts'
import { NearMark } from './near-mark.tsx'
import { byName, highestBand, nearMarks, placeBands } from './near-marks.ts'
import { carriedQuery, linkQuery, questionIn } from './question.ts'
import { QuestionForm } from './question-form.tsx'
import { RegisterLine } from './register-line.tsx'
import { useSteering } from './steer.ts'
import { TooShort } from './too-short.tsx'
import { Trouble } from './trouble.tsx'
import { UnreadParts } from './unread-parts.tsx'
import { useAnswerFocus } from './use-answer-focus.ts'
import { useChecker, type Checked, type Checker } from './use-checker.ts'

const shownMarks = 3

interface AnsweredProps {
  checked: Checked
  lists: CheckerLists
}

/** The verdict in a word, what it means, and how the name stands place by place. */
export function VerdictCell({ checked: { question, answer }, lists }: AnsweredProps) {
  const t = useText('checker')
  const word = useBandWord()
  const countWords = useCountWords()
  const near = nearMarks(answer)
  const standing = standingOf(highestBand(near), answer)
  const places = placeBands(question.places, answer)
  return (
    <div className="mw-answer__cell">
      <p className="mw-small mw-muted">
        {t('of')} <span translate="no">{question.value}</span>
      </p>
      <h2 className={classNames(verdictHeading(riskOfStanding(standing)), 'mw-answer__verdict')}>{word(standing)}</h2>
      {near.length > 0 && <p className="mw-small">{countWords(near, question)}.</p>}
      <p className="mw-small">{t(`means.${standing}`)}</p>
      <UnreadParts unread={answer.unread} />
      {near.length > 0 && question.classes.length === 0 && <p className="mw-small mw-muted">{t('goodsOpen')}</p>}
      {places.length > 0 && (
        <dl className="mw-small mw-answer__places">
          {places.map(({ place, band: here }) => (
            <div className="mw-checker__line" key={place}>
              <dt>{lists.offices[place] ?? place}</dt>
              <dd>
                {here ? (
                  <BandVerdict band={standingOf(here, answer, place)} bare />
                ) : (
                  <span className="mw-muted">{t('notHeld')}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {places.some(({ band: here }) => here === null) && <p className="mw-source mt-1">{t('notHeldText')}</p>}
    </div>
  )
}

/** The way on: a person reads the registers, with everything that was typed. */
export function NextStep({
  question,
  aside,
}: {
  question: Checker['question']
  aside?: { href: string; label: string }
}) {
  const t = useText('checker')
  const language = useLanguage()
  return (
    <div className="mw-answer__next">
      <ButtonLink
        kind="primary"
        href={path.verification({}, { language, query: carriedQuery(question) })}
        referrerPolicy="no-referrer"
      >
        {t('ask')}
      </ButtonLink>
      {aside && (
        <a className="mw-small" href={aside.href} data-leave="" referrerPolicy="no-referrer">
          {aside.label}
        </a>
      )}
      <p className="mw-small mw-muted">{t('askNote')}</p>
    </div>
  )
}

function Answered({ checked, lists, question }: AnsweredProps & Pick<Checker, 'question'>) {
  const t = useText('checker')
  const language = useLanguage()
  const { answer } = checked
  const { value } = checked.question
  const near = nearMarks(answer)
  const names = byName(near)
  const further = path.trademarkSearch({}, { language, query: linkQuery(question) })
  return (
    <>
      {answer.register.count > 0 && <VerdictCell checked={checked} lists={lists} />}
      <div className="mw-answer__cell">
        {near.length > 0 && (
          <>
            <h2 className="mw-h4">{t('closest')}</h2>
            <ul className="mw-list">
              {names.slice(0, shownMarks).map((name) => (
                <NearMark key={name.mark.name} own={value} {...name} offices={lists.offices} />
              ))}
            </ul>
          </>
        )}
        <Grounds value={value} grounds={answer.grounds} unlisted={answer.unlisted} offices={lists.offices} />
        {answer.register.count === 0 && <RegisterLine answer={answer} offices={lists.offices} />}
        <NextStep
          question={question}
          aside={{ href: further, label: t(names.length > shownMarks ? 'all' : 'allInside') }}
        />
      </div>
    </>
  )
}

/** The checker of the home page: one field, and the answer while the person types. */
export function MarkChecker({ lists }: { lists: CheckerLists }) {
  const t = useText('checker')
  const checker = useChecker(questionIn(new URLSearchParams()))
  const { phase, checked, question, ask } = checker
  const steer = useSteering(question, ask)
  const { region, press } = useAnswerFocus(checker)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the clicks of its links
    <div onClick={steer}>
      <QuestionForm checker={checker} lists={lists} onPress={press} />
      <Announcement phase={phase} checked={checked} />
      <Trouble phase={phase} again={checker.again} question={checked ? undefined : question} />
      {checked && (
        <div
          ref={region}
          className="mw-answer"
          role="region"
          tabIndex={-1}
          aria-label={t('answerFor', { value: checked.question.value })}
          aria-busy={phase === 'looking'}
        >
          <Answered checked={checked} lists={lists} question={question} />
        </div>
      )}
      <TooShort question={question} />
      {!checked && <Examples />}
      {checked && checked.answer.register.count > 0 && <RegisterLine answer={checked.answer} offices={lists.offices} />}
      <p className="mw-source">{t('secret')}</p>
    </div>
  )
}
