import { useId, useState } from 'react'
import { hasPicture } from '#domain/catalog/mark-types.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { useRefusal } from '../../calls.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { Kbd } from '../../kit/kbd.tsx'
import { Waiting } from '../../kit/refusal-note.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import {
  candidateKey,
  candidatesOf,
  familyOf,
  pickedOf,
  toLookAt,
  withLook,
  withPicked,
  withProposal,
  type Candidate,
  type SearchAnswer,
} from './candidate.ts'
import { CandidateRow, type CandidateActions } from './candidate-row.tsx'
import { OwnSearch } from './own-search.tsx'
import { OtherNames } from './other-names.tsx'
import { PictureSearch, pictureCandidates, type PictureFinds } from './picture-search.tsx'
import { CandidateToolbar } from './candidate-toolbar.tsx'
import { Comparison } from './comparison.tsx'
import { clientLanguage, unreadText } from './notes.ts'
import type { Candidates } from './use-candidates.ts'
import type { Result } from './use-result.ts'

/** How many marks stand side by side at most. */
const comparedAtMost = 3
const firstShown = 12

interface CandidateListProps {
  row: RequestRow
  result: Result
  candidates: Candidates
  /** The classes that the candidates were compared in. */
  compared: readonly number[]
}

/** What the registers hold near the mark, the riskiest first, for a person to weigh. */
export function CandidateList({ row, result, candidates: asked, compared: classes }: CandidateListProps) {
  const t = useText()
  const say = useRefusal()
  const language = useLanguage()
  const id = useId()
  const { draft, change } = result
  const [compared, setCompared] = useState<string[]>([])
  const [at, setAt] = useState(-1)
  const [all, setAll] = useState(false)
  const [own, setOwn] = useState<SearchAnswer['marks'] | null>(null)
  const [pictures, setPictures] = useState<PictureFinds | null>(null)
  const found = asked.data ? candidatesOf(asked.data, draft) : []
  const unread = asked.data?.unread ?? []
  const nothing =
    asked.data?.register.count === 0 ? 'noRegister' : unread.length > 0 ? ('noneRead' as const) : ('none' as const)
  const shown = all ? found : found.slice(0, firstShown)
  const names = [...new Set(found.map(({ name }) => name))]

  const actions: CandidateActions = {
    pick: (candidate, show) =>
      change((old) =>
        withLook(
          show
            ? withPicked(old, candidate, row.jurisdictions)
            : { ...old, similar: old.similar.filter((mark) => mark !== pickedOf(old, candidate)) },
          candidate,
        ),
      ),
    // Whoever is worth a remark is worth showing.
    flag: (candidate, flag) =>
      change((old) =>
        withLook(withPicked(old, { ...candidate, [flag]: !candidate[flag] }, row.jurisdictions), candidate),
      ),
    look: (candidate) => change((old) => withLook(old, candidate)),
    compare: (candidate) => {
      const key = candidateKey(candidate)
      setCompared((old) =>
        old.includes(key) ? old.filter((one) => one !== key) : [...old, key].slice(-comparedAtMost),
      )
      change((old) => withLook(old, candidate))
    },
  }
  const propose = (): void => {
    const { data } = asked
    if (!data || asked.isPlaceholderData) return
    change((old) => withProposal(old, row.value, data, row.jurisdictions, clientLanguage(row.language), classes))
  }
  const move = (by: number): void => {
    const next = Math.max(0, Math.min(shown.length - 1, at + by))
    setAt(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const here = (run: (candidate: Candidate) => void) => () => {
    const candidate = shown[at]
    if (candidate) run(candidate)
  }
  useKeys([
    { key: 'n', run: () => move(1) },
    { key: 'b', run: () => move(-1) },
    { key: 'x', run: here((one) => actions.pick(one, !pickedOf(draft, one))) },
    { key: 'c', run: here(actions.compare) },
    { key: 'v', run: here(actions.look) },
    { key: 'w', run: here((one) => actions.flag(one, 'wellKnown')) },
    { key: 'p', run: propose },
  ])
  const waiting = new Set(toLookAt(found).filter((key) => !draft.lookedAt.includes(key)))
  const comparable = [
    ...found,
    ...candidatesOf({ marks: own ?? [] }, draft),
    ...pictureCandidates(pictures, draft, row.language),
  ]
  const chosen = compared.flatMap((key) => comparable.find((one) => candidateKey(one) === key) ?? [])
  return (
    <>
      <Comparison mark={row.value} candidates={chosen} />
      <section aria-labelledby="candidates">
        <h2 id="candidates">
          {t('candidates.title')}{' '}
          <small>
            <Kbd keys="N" /> <Kbd keys="B" /> {t('candidates.keyMove')} <Kbd keys="X" /> {t('candidates.keyShow')}{' '}
            <Kbd keys="C" /> {t('candidates.keyCompare')} <Kbd keys="V" /> {t('candidates.keyLook')}
          </small>
        </h2>
        {waiting.size > 0 && (
          <p className="mw-small wb-waits">{t('candidates.notLookedAt', { count: waiting.size })}</p>
        )}
        <CandidateToolbar
          asked={asked}
          mark={row.value}
          classes={classes}
          chosen={draft.classes.length > 0}
          onPropose={propose}
        />
        {asked.error && (
          <Callout tone="seal" title={t('candidates.failed')}>
            <p>{say(asked.error)}</p>
            <Button small onClick={() => void asked.refetch()}>
              {t('read.again')}
            </Button>
          </Callout>
        )}
        {asked.isPending && <Waiting lines={6} />}
        {unread.length > 0 && (
          <Callout tone="amber" title={t('candidates.notRead')}>
            <ul className="mw-list mw-small">
              {unread.map((one) => (
                <li key={`${one.reason}-${one.part}`}>{unreadText(one, language)}</li>
              ))}
            </ul>
          </Callout>
        )}
        {asked.data && found.length === 0 && (
          <EmptyState title={t(`candidates.${nothing}`)} text={t(`candidates.${nothing}Text`)}>
            {asked.data.register.count > 0 && asked.scope !== 'all' && (
              <Button small onClick={() => asked.setScope('all')}>
                {t('candidates.scopes.all')}
              </Button>
            )}
          </EmptyState>
        )}
        <ul className="wb-cand" aria-busy={asked.isFetching}>
          {shown.map((candidate, index) => (
            <CandidateRow
              key={candidateKey(candidate)}
              id={`${id}-${index}`}
              mark={row.value}
              candidate={candidate}
              rank={names.indexOf(candidate.name) + 1}
              again={shown[index - 1]?.name === candidate.name}
              family={familyOf(found, candidate.name)}
              waits={waiting.has(candidateKey(candidate))}
              picked={pickedOf(draft, candidate) !== undefined}
              compared={compared.includes(candidateKey(candidate))}
              focused={index === at}
              {...actions}
            />
          ))}
        </ul>
        {found.length > shown.length && (
          <Button small kind="quiet" onClick={() => setAll(true)}>
            {t('candidates.more', { count: found.length - shown.length })}
          </Button>
        )}
      </section>
      <OwnSearch
        row={row}
        draft={draft}
        classes={classes}
        scope={asked.scope}
        withDead={asked.withDead}
        compared={compared}
        found={own}
        onFound={setOwn}
        {...actions}
      />
      <OtherNames row={row} draft={draft} change={change} />
      {hasPicture(row.type) && (
        <PictureSearch
          row={row}
          draft={draft}
          classes={classes}
          scope={asked.scope}
          withDead={asked.withDead}
          compared={compared}
          found={pictures}
          onFound={setPictures}
          onAllClasses={() => asked.setScope('all')}
          {...actions}
        />
      )}
    </>
  )
}
