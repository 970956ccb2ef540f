import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { caseCreate } from '#contract/case.ts'
import { platforms, type Platform } from '#domain/enforcement/platforms.ts'
import { caseRelevances } from '#domain/enforcement/status.ts'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { CaseRequestRow } from '#operations/staff/case.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, fieldErrorWithin, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { casePath, to } from '../paths.ts'
import { classesIn, linesIn } from './typed.ts'
import { usePlatformTitle } from './platform-title.ts'

/** Makes a case of a report: under which brand, against whom, and where it happens. */
export function CreateForm({ row }: { row: CaseRequestRow }) {
  const t = useText()
  const titleOf = usePlatformTitle()
  const language = useLanguage()
  const navigate = useNavigate()
  const [brandId, setBrandId] = useState(row.brand?.id ?? '')
  const [brandName, setBrandName] = useKeptText(`case-brand:${row.id}`, row.mark ?? '')
  const [counterpartyId, setCounterpartyId] = useState('')
  const [name, setName] = useKeptText(`case-other:${row.id}`)
  const [websites, setWebsites] = useKeptText(`case-other-websites:${row.id}`)
  const [platform, setPlatform] = useState<Platform>('website')
  const [place, setPlace] = useState<Jurisdiction | ''>(row.jurisdiction ?? '')
  const [classes, setClasses] = useKeptText(`case-classes:${row.id}`)
  const [relevance, setRelevance] = useState<(typeof caseRelevances)[number] | ''>('')
  const create = useSend(caseCreate, { done: t('caseRequest.made'), ownRefusal: true })
  const brands = row.user?.brands ?? []
  const known = row.user?.counterparties ?? []
  const send = async (): Promise<void> => {
    const answer = await create.send({
      body: {
        requestId: row.id,
        brandId: brandId || null,
        brandName: brandId ? null : brandName,
        counterpartyId: counterpartyId || null,
        counterpartyName: counterpartyId ? null : name,
        counterpartyWebsites: counterpartyId ? [] : linesIn(websites),
        platform,
        jurisdiction: place || null,
        classes: classesIn(classes),
        relevance: relevance || null,
      },
    })
    if (!answer.ok) return
    for (const forget of [setBrandName, setName, setWebsites, setClasses]) forget('')
    await navigate(to(casePath(answer.value.id)))
  }
  return (
    <StepForm send={send} refused={create.error} busy={create.busy} primary submit={t('caseRequest.makeCase')}>
      {brands.length > 0 && (
        <Select
          name="brandId"
          label={t('case.brand')}
          empty={t('caseRequest.newBrand')}
          options={brands.map(({ id, name: label }) => ({ value: id, label }))}
          value={brandId}
          error={fieldError(create.fields, 'brandId', t('case.brand'))}
          onChange={(event) => setBrandId(event.target.value)}
        />
      )}
      {brandId === '' && (
        <TextField
          name="brandName"
          label={t('caseRequest.brandName')}
          maxLength={200}
          value={brandName}
          error={fieldError(create.fields, 'brandName', t('caseRequest.brandName'))}
          onChange={(event) => setBrandName(event.target.value)}
        />
      )}
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
          error={fieldError(create.fields, 'counterpartyId', t('case.other'))}
          onChange={(event) => setCounterpartyId(event.target.value)}
        />
      )}
      {counterpartyId === '' && (
        <>
          <TextField
            name="counterpartyName"
            label={t('caseRequest.otherName')}
            hint={t('caseRequest.otherHint')}
            maxLength={200}
            value={name}
            error={fieldError(create.fields, 'counterpartyName', t('caseRequest.otherName'))}
            onChange={(event) => setName(event.target.value)}
          />
          <TextArea
            name="counterpartyWebsites"
            label={t('case.websites')}
            className="mw-textarea--short"
            value={websites}
            error={fieldErrorWithin(create.fields, 'counterpartyWebsites', t('case.websites'))}
            onChange={(event) => setWebsites(event.target.value)}
          />
        </>
      )}
      <div className="mw-pair">
        <Select
          name="platform"
          label={t('case.platformLabel')}
          options={platforms.map((value) => ({ value, label: titleOf(value) }))}
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
          error={fieldErrorWithin(create.fields, 'classes', t('case.classes'))}
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
      <p className="mw-small mw-muted">{t('caseRequest.makeText')}</p>
    </StepForm>
  )
}
