import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { Announcement, useCountWords } from './announcement.tsx'
import { BandVerdict, standingOf } from './band-verdict.tsx'
import { Grounds } from './grounds.tsx'
import { NearMark } from './near-mark.tsx'
import { byName, highestBand, nearMarks } from './near-marks.ts'
import { linkQuery, questionIn, type Question } from './question.ts'
import { RegisterLine } from './register-line.tsx'
import { UnreadParts } from './unread-parts.tsx'
import { Trouble } from './trouble.tsx'
import { useChecker, type Checked } from './use-checker.ts'

const shownMarks = 3

interface CompactCheckProps {
  /** Classes that came along; the form around has no field for them. */
  classes: readonly number[]
  offices: Record<string, string>
}

function Found({ checked, offices }: { checked: Checked } & Pick<CompactCheckProps, 'offices'>) {
  const t = useText('checker')
  const language = useLanguage()
  const countWords = useCountWords()
  const { question, answer } = checked
  const near = nearMarks(answer)
  const names = byName(near)
  const standing = standingOf(highestBand(near), answer)
  if (answer.register.count === 0) return <RegisterLine answer={answer} offices={offices} />
  return (
    <>
      <p className="mw-small mw-cluster">
        <BandVerdict band={standing} />
        <span>{near.length > 0 ? `${countWords(near, question)}.` : t(`means.${standing}`)}</span>
        {names.length > shownMarks && (
          <a
            href={path.trademarkSearch({}, { language, query: linkQuery(question) })}
            target="_blank"
            rel="noreferrer"
            referrerPolicy="no-referrer"
          >
            {t('all')}
          </a>
        )}
      </p>
      <ul className="mw-list">
        {names.slice(0, shownMarks).map((name) => (
          <NearMark key={name.mark.name} own={question.value} {...name} offices={offices} />
        ))}
      </ul>
      <UnreadParts unread={answer.unread} />
      <Grounds value={question.value} grounds={answer.grounds} unlisted={answer.unlisted} offices={offices} level={3} />
      <RegisterLine answer={answer} offices={offices} />
    </>
  )
}

/** The short answer beside the mark of a larger form: follows the form's fields `value` and `jurisdictions`. */
export function CompactCheck({ classes, offices }: CompactCheckProps) {
  const t = useText('checker')
  const box = useRef<HTMLDivElement>(null)
  const checker = useChecker(questionIn(new URLSearchParams()))
  const { phase, checked, ask, again } = checker
  const follow = useEffectEvent((form: HTMLFormElement): void => {
    const { value, places } = questionIn(new FormData(form))
    const next: Question = { ...checker.question, value, places, classes: [...classes] }
    ask(next)
  })
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return undefined
    const hear = (event?: Event): void => {
      const { target } = event ?? {}
      const name = target instanceof HTMLInputElement ? target.name : 'value'
      if (name === 'value' || name === 'jurisdictions') follow(form)
    }
    hear()
    form.addEventListener('input', hear)
    return () => form.removeEventListener('input', hear)
  }, [])
  return (
    <div ref={box} className="mw-compact" aria-busy={phase === 'looking'}>
      <h3 className="mw-h4">{t('compact.title')}</h3>
      <div className="mw-checker__progress" aria-hidden="true" data-phase={phase} />
      <Announcement phase={phase} checked={checked} />
      <Trouble phase={phase} again={again} />
      {checked ? (
        <Found checked={checked} offices={offices} />
      ) : (
        phase === 'idle' && <p className="mw-small mw-muted">{t('compact.idle')}</p>
      )}
      <p className="mw-source">{t('compact.secret')}</p>
    </div>
  )
}
