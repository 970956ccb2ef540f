import { useState } from 'react'
import { caseUpdate } from '#contract/case.ts'
import { captureMeans, caseCapture, casePicture } from '#contract/exhibit.ts'
import { platformFrom, platforms } from '#domain/enforcement/platforms.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, fieldErrorWithin, useAsk, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { classesIn } from './typed.ts'
import { usePlatformTitle } from './platform-title.ts'

type Infringement = CaseRow['infringements'][number]

/** Where it happens; each infringement with what was seen there, and a form for what changes. */
export function Infringements({ row }: { row: CaseRow }) {
  const t = useText()
  return (
    <div className="mw-stack mw-stack--l">
      {row.infringements.map((infringement) => (
        <div key={infringement.id} className="mw-stack mw-stack--s">
          <Seen caseId={row.id} infringement={infringement} />
          <details>
            <summary>{t('case.changePlace')}</summary>
            <InfringementForm caseId={row.id} infringement={infringement} />
          </details>
        </div>
      ))}
      <details>
        <summary>{t('case.addPlace')}</summary>
        <InfringementForm caseId={row.id} infringement={null} />
      </details>
    </div>
  )
}

function Seen({ caseId, infringement }: { caseId: string; infringement: Infringement }) {
  const t = useText()
  const titleOf = usePlatformTitle()
  const language = useLanguage()
  return (
    <>
      <p>
        <b>{titleOf(platformFrom(infringement.platform))}</b>{' '}
        <span className="mw-small mw-muted">
          {[
            infringement.jurisdiction && jurisdictionName(infringement.jurisdiction, language),
            infringement.classes.length > 0 && infringement.classes.join(', '),
            infringement.taken_down_on &&
              t('case.goneSince', { date: formatDate(infringement.taken_down_on, language) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <ul className="mw-ruled">
        {infringement.evidences.map((evidence) => (
          <li key={evidence.id}>
            <span className="break-all">{evidence.website}</span>{' '}
            <span className="mw-source">{evidence.evidence_date && formatDate(evidence.evidence_date, language)}</span>
            {evidence.description && <p className="mw-small mw-lines">{evidence.description}</p>}
            {evidence.website && <Capture caseId={caseId} evidenceId={evidence.id} />}
          </li>
        ))}
      </ul>
      <CutNote shown={infringement.evidences.length} all={infringement.evidences_aggregate} />
    </>
  )
}

/** Keeps the page at an address as it is now. */
function Capture({ caseId, evidenceId }: { caseId: string; evidenceId: string }) {
  const t = useText()
  const capture = useSend(caseCapture, { done: t('exhibit.kept') })
  const picture = useSend(casePicture, { done: t('exhibit.pictureQueued') })
  const { data: means } = useAsk(captureMeans, {})
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button small busy={capture.busy} onClick={() => void capture.send({ params: { id: caseId, evidenceId } })}>
        {t('exhibit.capture')}
      </Button>
      {means?.hasBrowser === true && (
        <Button small busy={picture.busy} onClick={() => void picture.send({ params: { id: caseId, evidenceId } })}>
          {t('exhibit.picture')}
        </Button>
      )}
      {means?.hasBrowser === false && <span className="mw-source">{t('exhibit.noBrowser')}</span>}
    </div>
  )
}

/** An infringement, and one more thing that was seen there. */
function InfringementForm({ caseId, infringement }: { caseId: string; infringement: Infringement | null }) {
  const t = useText()
  const titleOf = usePlatformTitle()
  const language = useLanguage()
  const key = `${caseId}:${infringement?.id ?? 'new'}`
  const [platform, setPlatform] = useState(infringement ? platformFrom(infringement.platform) : 'website')
  const [jurisdiction, setJurisdiction] = useState(infringement?.jurisdiction ?? '')
  const [classes, setClasses, forgetClasses] = useKeptText(
    `case-infringement-classes:${key}`,
    infringement?.classes.join(', ') ?? '',
  )
  const [gone, setGone] = useState(infringement?.taken_down_on ?? '')
  const [website, setWebsite] = useKeptText(`case-infringement-website:${key}`)
  const [seenOn, setSeenOn] = useState(todayHere())
  const [description, setDescription] = useKeptText(`case-infringement-text:${key}`)
  const save = useSend(caseUpdate, { done: t('case.saved'), ownRefusal: true })
  const hasEvidence = website.trim() !== '' || description.trim() !== ''
  const at = 'infringements.0'
  const send = async (): Promise<void> => {
    const one = {
      id: infringement?.id ?? null,
      platform,
      jurisdiction: jurisdictions.find((code) => code === jurisdiction) ?? null,
      classes: classesIn(classes),
      takenDownOn: gone || null,
      evidences: hasEvidence ? [{ id: null, website, evidenceDate: seenOn || null, description }] : [],
    }
    const { ok } = await save.send({ params: { id: caseId }, body: { infringements: [one] } })
    if (!ok) return
    forgetClasses()
    setWebsite('')
    setDescription('')
  }
  return (
    <StepForm send={send} refused={save.error} busy={save.busy} submit={t('case.save')}>
      <div className="mw-pair">
        <Select
          name={`platform-${key}`}
          label={t('case.platformLabel')}
          options={platforms.map((value) => ({ value, label: titleOf(value) }))}
          value={platform}
          onChange={(event) => setPlatform(platforms.find((one) => one === event.target.value) ?? 'other')}
        />
        <Select
          name={`jurisdiction-${key}`}
          label={t('case.offeredTo')}
          empty={t('unknown')}
          options={jurisdictions.map((value) => ({ value, label: jurisdictionName(value, language) }))}
          value={jurisdiction}
          onChange={(event) => setJurisdiction(event.target.value)}
        />
      </div>
      <div className="mw-pair">
        <TextField
          name={`classes-${key}`}
          label={t('case.classes')}
          value={classes}
          error={fieldErrorWithin(save.fields, `${at}.classes`, t('case.classes'))}
          onChange={(event) => setClasses(event.target.value)}
        />
        <TextField
          name={`gone-${key}`}
          type="date"
          max={todayHere()}
          label={t('case.goneOn')}
          value={gone}
          error={fieldError(save.fields, `${at}.takenDownOn`, t('case.goneOn'))}
          onChange={(event) => setGone(event.target.value)}
        />
      </div>
      <TextField
        name={`website-${key}`}
        label={t('case.address')}
        maxLength={500}
        value={website}
        error={fieldError(save.fields, `${at}.evidences.0.website`, t('case.address'))}
        onChange={(event) => setWebsite(event.target.value)}
      />
      <div className="mw-pair">
        <TextField
          name={`seenOn-${key}`}
          type="date"
          max={todayHere()}
          label={t('case.seenOn')}
          value={seenOn}
          error={fieldError(save.fields, `${at}.evidences.0.evidenceDate`, t('case.seenOn'))}
          onChange={(event) => setSeenOn(event.target.value)}
        />
        <TextField
          name={`description-${key}`}
          label={t('case.whatSeen')}
          maxLength={2000}
          value={description}
          error={fieldError(save.fields, `${at}.evidences.0.description`, t('case.whatSeen'))}
          onChange={(event) => setDescription(event.target.value)}
        />
      </div>
    </StepForm>
  )
}
