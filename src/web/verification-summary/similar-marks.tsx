import { classList } from '#domain/catalog/nice-classes.ts'
import { Entry } from '#ui/entry.tsx'
import { Facts, type Fact } from '#ui/facts.tsx'
import { Letters } from '#ui/letters.tsx'
import { Mark } from '#ui/mark.tsx'
import { SimilarityReasons, SimilarityScores } from '#ui/similarity.tsx'
import { Status } from '#ui/status.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { useBandWord } from '../mark-checker/band-verdict.tsx'
import { UnreadParts } from '../mark-checker/unread-parts.tsx'
import { RiskVerdict } from '../risk-verdict.tsx'
import type { SummaryMark, SummaryResult } from './result.server.ts'
import './certificate.css'

function useMarkFacts(mark: SummaryMark): Fact[] {
  const t = useText('summary')
  const { number, owner, status, goods, classes } = mark.facts
  const { standing } = mark
  const word = standing === 'unknown' ? null : t(`similar.standing.${standing}`)
  const registers = mark.office ? [mark.office] : mark.places
  const facts: (Fact | false)[] = [
    registers.length > 0 && {
      key: 'register',
      label: t('similar.register'),
      value: registers.map((place) => place.name).join(', '),
    },
    !!number && {
      key: 'number',
      label: t('similar.number'),
      value: <span className="mw-num">{number}</span>,
    },
    !!owner && { key: 'owner', code: '730', label: t('similar.owner'), value: owner },
    (!!status || standing !== 'unknown') && {
      key: 'state',
      label: t('similar.state'),
      value: [word, status && status.toLowerCase() !== word?.toLowerCase() && (word === null ? status : `(${status})`)]
        .filter(Boolean)
        .join(' '),
    },
    (!!goods || !!classes?.length) && {
      key: 'goods',
      code: '511',
      label: t('similar.goods'),
      value: [classes && classList(classes), goods].filter(Boolean).join(': '),
    },
  ]
  return facts.filter((fact) => fact !== false)
}

/** What makes a mark heavier than its letters. */
function Flags({ mark }: { mark: SummaryMark }) {
  const t = useText('summary')
  if (!mark.competitor && !mark.well_known) return null
  return (
    <ul className="mw-list mw-flags mw-small">
      {mark.competitor && (
        <li>
          <Status tone="amber">{t('similar.competitor')}</Status> <span>{t('similar.competitorText')}</span>
        </li>
      )}
      {mark.well_known && (
        <li>
          <Status tone="seal">{t('similar.wellKnown')}</Status> <span>{t('similar.wellKnownText')}</span>
        </li>
      )}
    </ul>
  )
}

function SimilarMark({ own, mark }: { own: string; mark: SummaryMark }) {
  const t = useText('summary')
  const common = useText('common')
  const names = useText('trademark')
  const language = useLanguage()
  const facts = useMarkFacts(mark)
  const word = useBandWord()
  const heading = `similar-${mark.id}`
  return (
    <article className="mw-sim" aria-labelledby={heading}>
      <header className="mw-sim__head">
        <h3 className="mw-h3" id={heading}>
          <span className="mw-vh">{t('similar.compare', { own })}</span>
          <Mark>{mark.name}</Mark>
        </h3>
        <RiskVerdict risk={mark.similarity} />
        {mark.score && (
          <SimilarityReasons similarity={mark.score} own={own} earlier={mark.name} say={names} language={language} />
        )}
      </header>
      <div className="mw-sim__pair">
        <Letters own={own} earlier={mark.name} ownLabel={common('yours')} earlierLabel={common('earlierMark')} />
        <div className="mt-3">
          <Facts tight facts={facts} />
        </div>
        {mark.url && URL.canParse(mark.url) && /^https?:$/.test(new URL(mark.url).protocol) && (
          <p className="mw-small mt-1">
            <a href={mark.url} rel="noreferrer nofollow">
              {t('similar.open', { host: new URL(mark.url).host })}
            </a>
          </p>
        )}
      </div>
      <div className="mw-sim__why">
        {mark.score && <SimilarityScores similarity={mark.score} say={names} language={language} />}
        {mark.facts.reason && <p>{mark.facts.reason}</p>}
        {mark.score && mark.similarity !== 'unknown' && mark.score.band !== mark.similarity && (
          <p className="mw-small mw-muted">{t('similar.differs', { band: word(mark.score.band) })}</p>
        )}
        <Flags mark={mark} />
      </div>
    </article>
  )
}

/** How many marks are shown with all that is known of them; the others are a line each. */
const inFull = 3

function OneLine({ mark }: { mark: SummaryMark }) {
  const t = useText('summary')
  const { number, owner, classes } = mark.facts
  const facts = [
    (mark.office ? [mark.office] : mark.places).map((place) => place.name).join(', '),
    number,
    classes && classes.length > 0 && t('similar.inClasses', { list: classList(classes), count: classes.length }),
    owner,
    mark.competitor && t('similar.competitor'),
    mark.well_known && t('similar.wellKnown'),
  ]
  return (
    <li className="mw-split">
      <span>
        <Mark>{mark.name}</Mark> <span className="mw-small mw-muted">{facts.filter(Boolean).join(', ')}</span>
      </span>
      <RiskVerdict risk={mark.similarity} />
    </li>
  )
}

interface SimilarMarksProps {
  own: string
  result: SummaryResult
}

/** The marks that are close, and what of the own mark was not compared. */
export function SimilarMarks({ own, result }: SimilarMarksProps) {
  const t = useText('summary')
  const names = useText('trademark')
  const read = useText('checker')
  const { similar: marks, unread, listed, allCompared } = result
  /** Any register could be asked at all. */
  const compared = result.registers?.asked.length !== 0
  const isUnread = compared && unread.length > 0
  const none = listed > 0 ? 'noneShown' : compared ? 'none' : 'notCompared'
  const noneText =
    listed > 0 ? 'noneShownText' : !compared ? 'notComparedText' : allCompared ? 'noneText' : 'noneOfSomeText'
  return (
    <Entry id="similar" number={3} margin={t('similar.margin')}>
      <h2 className="mw-h2" id="similar-title">
        {marks.length > 0
          ? t('similar.title', { count: marks.length })
          : isUnread
            ? read('band.unread')
            : t(`similar.${none}`)}
      </h2>
      <p className="mw-prose mw-small mw-muted mt-1 mb-4">
        {marks.length > 0
          ? t('similar.key')
          : isUnread
            ? read('means.unread')
            : t(`similar.${noneText}`, { count: listed })}{' '}
        {marks.length > 0 && t('similar.scores')} {marks.length > 0 && names('similarity.caution')}
      </p>
      {isUnread && <UnreadParts unread={unread} />}
      {marks.slice(0, inFull).map((mark) => (
        <SimilarMark key={mark.id} own={own} mark={mark} />
      ))}
      {marks.length > inFull && (
        <>
          <h3 className="mw-h3 mt-4">{t('similar.more', { count: marks.length - inFull })}</h3>
          <ul className="mw-list">
            {marks.slice(inFull).map((mark) => (
              <OneLine key={mark.id} mark={mark} />
            ))}
          </ul>
        </>
      )}
    </Entry>
  )
}
