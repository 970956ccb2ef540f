import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sightingCase } from '#contract/sighting.ts'
import { platforms, platformTitle, type Platform } from '#domain/enforcement/platforms.ts'
import { caseRelevances } from '#domain/enforcement/status.ts'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { PlatformKind } from '#domain/monitoring/plan.ts'
import type { MonitoringTaskFile } from '#operations/staff/monitoring-task.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, fieldErrorWithin, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { casePath, to } from '../paths.ts'
import type { Sighting } from './sighting.tsx'

/** What a place of a search is called in a case, before somebody says which it is. */
const platformOf: Partial<Record<PlatformKind, Platform>> = { domains: 'domain', shops: 'website' }

/** Makes a case of a sighting: against whom, and where it is offered. */
export function CaseForm({ row, seen }: { row: MonitoringTaskFile; seen: Sighting }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const known = row.brand?.user?.counterparties ?? []
  const [counterpartyId, setCounterpartyId] = useState('')
  const [name, setName] = useKeptText(`sighting-other:${seen.id}`, seen.seller ?? '')
  const [platform, setPlatform] = useState<Platform>(platformOf[seen.platform] ?? 'other')
  const [place, setPlace] = useState<Jurisdiction | ''>('')
  const [classes, setClasses] = useKeptText(`sighting-classes:${seen.id}`)
  const [relevance, setRelevance] = useState<(typeof caseRelevances)[number] | ''>('')
  const make = useSend(sightingCase, { done: t('caseRequest.made'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const answer = await make.send({
      params: { id: seen.id },
      body: {
        counterpartyId: counterpartyId || null,
        counterpartyName: counterpartyId ? null : name,
        platform,
        jurisdiction: place || null,
        classes: classes
          .split(/[\s,;]+/)
          .filter((part) => part !== '')
          .map(Number),
        relevance: relevance || null,
      },
    })
    if (!answer.ok) return
    for (const forget of [setName, setClasses]) forget('')
    await navigate(to(casePath(answer.value.id)))
  }
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {known.length > 0 && (
        <Select
          name="counterpartyId"
          label={t('case.other')}
          empty={t('caseRequest.newOther')}
          options={known.map(({ id, primary_name: label, whitelisted }) => ({
            value: id,
            label: whitelisted ? t('caseRequest.friend', { name: label }) : label,
          }))}
          value={counterpartyId}
          error={fieldError(make.fields, 'counterpartyId', t('case.other'))}
          onChange={(event) => setCounterpartyId(event.target.value)}
        />
      )}
      {counterpartyId === '' && (
        <TextField
          name="counterpartyName"
          label={t('caseRequest.otherName')}
          hint={t('caseRequest.otherHint')}
          maxLength={200}
          value={name}
          error={fieldError(make.fields, 'counterpartyName', t('caseRequest.otherName'))}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <div className="mw-pair">
        <Select
          name="platform"
          label={t('case.platformLabel')}
          options={platforms.map((value) => ({
            value,
            label: platformTitle(value, (word) => t(`case.platform.${word}`)),
          }))}
          value={platform}
          onChange={(event) => setPlatform(platforms.find((one) => one === event.target.value) ?? 'other')}
        />
        <Select
          name="jurisdiction"
          label={t('case.offeredTo')}
          empty={t('unknown')}
          options={jurisdictions.map((value) => ({ value, label: jurisdictionName(value, language) }))}
          value={place}
          onChange={(event) => setPlace(jurisdictions.find((one) => one === event.target.value) ?? '')}
        />
      </div>
      <div className="mw-pair">
        <TextField
          name="classes"
          label={t('case.classes')}
          value={classes}
          error={fieldErrorWithin(make.fields, 'classes', t('case.classes'))}
          onChange={(event) => setClasses(event.target.value)}
        />
        <Select
          name="relevance"
          label={t('case.relevance')}
          empty={t('case.notYet')}
          options={caseRelevances.map((value) => ({ value, label: t(`case.relevanceOf.${value}`) }))}
          value={relevance}
          onChange={(event) => setRelevance(caseRelevances.find((one) => one === event.target.value) ?? '')}
        />
      </div>
      <p className="mw-small mw-muted">{t(row.status === 'Processed' ? 'sighting.caseTold' : 'sighting.caseDraft')}</p>
      <Refusal error={make.error} />
      <div>
        <Button small type="submit" busy={make.busy}>
          {t('caseRequest.makeCase')}
        </Button>
      </div>
    </form>
  )
}
