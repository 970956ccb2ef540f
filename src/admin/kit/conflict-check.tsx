import { useId, useState } from 'react'
import {
  caseConflictDecide,
  caseConflicts,
  requestConflictDecide,
  requestConflicts,
  type ConflictNoun,
} from '#contract/conflict-check.ts'
import type { CallOutput } from '#contract/call.ts'
import { conflictOutcomes, type ConflictFinding, type ConflictOutcome } from '#domain/conflict-check/finding.ts'
import { Select } from '#ui/select.tsx'
import { SimilarityReasons } from '#ui/similarity.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { fieldError, useAsk, useSend } from '../calls.ts'
import { useLanguage, useNames, useText } from '../i18n/texts.ts'
import { casePath, officeActionPath, oppositionPath, requestPath, trademarkPath, userPath } from '../paths.ts'
import { formatCount } from './numbers.ts'
import { Refusal } from './refusal.tsx'
import { StepForm } from './step-form.tsx'
import { formatInstant } from './time.ts'
import { useKeptText } from './use-kept-text.ts'

const calls = {
  request: { show: requestConflicts, decide: requestConflictDecide },
  case: { show: caseConflicts, decide: caseConflictDecide },
}

type Answer = CallOutput<typeof requestConflicts>

const pathOf: Record<ConflictFinding['matter'], (id: string) => string> = {
  case: casePath,
  'office-action': officeActionPath,
  opposition: oppositionPath,
  user: userPath,
  trademark: trademarkPath,
  request: requestPath,
}

/** What may set a matter against another client, and what a person of us decided about it. Nothing is decided by itself. */
export function ConflictCheck({ noun, id, mark }: { noun: ConflictNoun; id: string; mark: string | null }) {
  const t = useText()
  const language = useLanguage()
  const heading = useId()
  const asked = useAsk(calls[noun].show, { params: { id } })
  const { data } = asked
  if (!data) return asked.error ? <Refusal error={asked.error} /> : <p className="mw-muted">{t('conflict.looking')}</p>
  const [last] = data.decisions
  const state = data.isOpen
    ? t('conflict.open', { count: data.findings.length })
    : last
      ? t('conflict.decided', { outcome: t(`conflict.outcome.${last.outcome}`), by: last.by })
      : t('conflict.nothing')
  return (
    <details className="wb-conflict" aria-labelledby={heading}>
      <summary id={heading} className={data.isOpen ? 'wb-late' : undefined}>
        <b>{t('conflict.title')}</b> {state}
      </summary>
      <div className="mw-stack wb-conflict__body">
        <ul className="mw-ruled">
          {data.findings.map((finding) => (
            <Finding key={finding.key} finding={finding} mark={mark} />
          ))}
        </ul>
        <p className="mw-source">
          {data.marks > 0 &&
            `${t('conflict.compared', { shown: formatCount(data.compared, language), all: formatCount(data.marks, language) })} `}
          {t('conflict.scope')}
        </p>
        <Decide noun={noun} id={id} answer={data} />
        {data.decisions.map((decision) => (
          <div key={decision.id}>
            <p>
              <b>{t(`conflict.outcome.${decision.outcome}`)}</b>, {decision.by}, {formatInstant(decision.at, language)},{' '}
              {t('conflict.seen', { count: decision.findings.length })}
            </p>
            <p className="mw-lines mw-small">{decision.reason}</p>
          </div>
        ))}
      </div>
    </details>
  )
}

function Finding({ finding, mark }: { finding: ConflictFinding; mark: string | null }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  return (
    <li>
      <p>
        {t(`conflict.kind.${finding.kind}`)}: <a href={pathOf[finding.matter](finding.id)}>{finding.label}</a>{' '}
        <span className="mw-source">{t('conflict.client', { name: finding.client })}</span>
      </p>
      {finding.by && <p className="mw-small">{t(`conflict.by.${finding.by}`, { words: finding.words ?? '' })}</p>}
      {finding.similarity && mark !== null && (
        <SimilarityReasons
          similarity={finding.similarity}
          own={mark}
          earlier={finding.label}
          say={names}
          language={language}
        />
      )}
    </li>
  )
}

function Decide({ noun, id, answer }: { noun: ConflictNoun; id: string; answer: Answer }) {
  const t = useText()
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<ConflictOutcome | ''>('')
  const [reason, setReason, forget] = useKeptText(`conflict:${noun}:${id}`)
  const [tried, setTried] = useState(false)
  const decide = useSend(calls[noun].decide, { done: t('conflict.kept'), keepScreen: true, ownRefusal: true })
  const send = async (): Promise<void> => {
    setTried(true)
    if (outcome === '') return
    const seen = answer.findings.map(({ key }) => key)
    const { ok } = await decide.send({ params: { id }, body: { outcome, reason, seen } })
    if (ok) {
      forget()
      setOutcome('')
      setTried(false)
    }
    // After a refusal too: what was found meanwhile is to be read.
    await client.invalidateQueries({ queryKey: [calls[noun].show.name] })
  }
  const labels = { outcome: t('conflict.what'), reason: t('conflict.reason') }
  return (
    <StepForm send={send} refused={decide.error} busy={decide.busy} submit={t('conflict.keep')}>
      <Select
        name="conflictOutcome"
        label={labels.outcome}
        empty={t('conflict.choose')}
        value={outcome}
        options={conflictOutcomes.map((value) => ({ value, label: t(`conflict.outcome.${value}`) }))}
        error={tried && outcome === '' ? t('conflict.choose') : fieldError(decide.fields, 'outcome', labels.outcome)}
        onChange={(event) => setOutcome(conflictOutcomes.find((one) => one === event.target.value) ?? '')}
      />
      <TextArea
        name="conflictReason"
        label={labels.reason}
        hint={t('conflict.reasonHint')}
        className="mw-textarea--short"
        maxLength={2000}
        value={reason}
        error={fieldError(decide.fields, 'reason', labels.reason)}
        onChange={(event) => setReason(event.target.value)}
      />
    </StepForm>
  )
}
