import { useState, type ReactNode } from 'react'
import { canAskForUse, weighed } from '#domain/verification/proposal.ts'
import { Mark } from '#ui/mark.tsx'
import { formatScore, SimilarityReasons } from '#ui/similarity.tsx'
import { reasonKinds } from '#ui/similarity-reasons.ts'
import { classNames } from '#ui/class-names.ts'
import { useLanguage, useNames, useText } from '../../i18n/texts.ts'
import { RiskVerdict } from '../../kit/cells.tsx'
import { Place } from '../../kit/place.tsx'
import { formatDate, todayHere } from '../../kit/time.ts'
import { candidateName, candidateRisk, goodsLine, type Candidate, type familyOf } from './candidate.ts'

export interface CandidateActions {
  pick: (candidate: Candidate, shown: boolean) => void
  flag: (candidate: Candidate, flag: 'competitor' | 'wellKnown') => void
  compare: (candidate: Candidate) => void
  look: (candidate: Candidate) => void
}

interface CandidateRowProps extends CandidateActions {
  id: string
  mark: string
  candidate: Candidate
  rank: number
  /** The row before is of the same name. */
  again: boolean
  /** The records of its name, in whichever offices. */
  family: ReturnType<typeof familyOf>
  /** Of high or medium risk, and nobody looked at it yet. */
  waits: boolean
  picked: boolean
  compared: boolean
  focused: boolean
  /** Stands above what is said of the mark. */
  children?: ReactNode
}

/** One earlier mark: shown to the client or not, why it is close, what a person says of it. */
export function CandidateRow(props: CandidateRowProps) {
  const { id, mark, candidate, rank, again, family, waits, picked, compared, focused, pick, flag, compare, look } =
    props
  const { children } = props
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const score = weighed(candidate)
  const { number, classes, owner, state } = candidate
  const text = candidateName(candidate)
  const facts = [
    number,
    classes.length > 0 && t('similar.classes', { list: classes.join(', '), count: classes.length }),
    owner,
    candidate.spelling !== null && t('candidates.spelling', { spelling: candidate.spelling }),
    state !== 'registered' && t(`markState.${state}`),
  ]
  const [now] = useState(todayHere)
  const use = canAskForUse(candidate.office, candidate.registrationDate, now)
  const { filingDate, registrationDate, expiryDate } = candidate
  const dates = [
    filingDate && t('compare.filed', { date: formatDate(filingDate, language) }),
    registrationDate && t('compare.registered', { date: formatDate(registrationDate, language) }),
    expiryDate && t('compare.expires', { date: formatDate(expiryDate, language) }),
    use !== null && t(use ? 'candidates.useYes' : 'candidates.useNo'),
  ].filter(Boolean)
  const goods = goodsLine(candidate.goods)
  return (
    <li id={id} className={classNames(again && 'is-again', picked && 'is-picked', focused && 'is-focus')}>
      <input
        className="wb-cb"
        type="checkbox"
        aria-label={t('candidates.show', { name: text })}
        checked={picked}
        onChange={(event) => pick(candidate, event.target.checked)}
      />
      <span className="wb-rank">{!again && rank}</span>
      <div>
        {children}
        <p>
          <Mark>{text}</Mark> <Place code={candidate.office} /> <small>{facts.filter(Boolean).join(', ')}</small>
        </p>
        {goods && <p className="wb-cand__goods">{goods}</p>}
        {dates.length > 0 && <p className="mw-source">{dates.join(', ')}</p>}
        {!again && family.offices.length > 1 && (
          <p className="mw-source">
            {t('candidates.family', { offices: family.offices.join(', ') })}
            {family.oldest && `, ${t('candidates.oldest', { date: formatDate(family.oldest, language) })}`}
          </p>
        )}
        <SimilarityReasons
          similarity={score}
          own={mark}
          earlier={candidate.spelling ?? text}
          say={names}
          language={language}
          without={again ? reasonKinds.filter((kind) => kind !== score.goods.level) : []}
        />
        <div className="wb-flags">
          {(['competitor', 'wellKnown'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="wb-flag"
              aria-pressed={candidate[name]}
              onClick={() => flag(candidate, name)}
            >
              {t(`similar.${name}`)}
              <span className="mw-vh"> {text}</span>
            </button>
          ))}
          <button type="button" className="wb-flag" aria-pressed={compared} onClick={() => compare(candidate)}>
            {t('candidates.compare')}
            <span className="mw-vh"> {text}</span>
          </button>
          {waits && (
            <button type="button" className="wb-flag" onClick={() => look(candidate)}>
              {t('candidates.look')}
              <span className="mw-vh"> {text}</span>
            </button>
          )}
          {candidate.officeUrl && (
            <a
              className="wb-flag"
              href={candidate.officeUrl}
              target="_blank"
              rel="noreferrer"
              onClick={() => look(candidate)}
            >
              {t('candidates.record')}
              <span className="mw-vh"> {text}</span>
            </a>
          )}
        </div>
      </div>
      <span className="wb-score">
        <RiskVerdict risk={candidateRisk(candidate)} />
        <small>{formatScore(score.risk, language)}</small>
      </span>
    </li>
  )
}
