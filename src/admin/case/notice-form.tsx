import { caseNoticeChange, caseNoticeDraft } from '#contract/notice.ts'
import { complaintDraft, statementWords } from '#domain/enforcement/complaint-draft.ts'
import { isComplaint } from '#domain/enforcement/complaint.ts'
import { noticeDraft } from '#domain/enforcement/notice-draft.ts'
import { noticeKinds } from '#domain/enforcement/notice.ts'
import { platformFrom } from '#domain/enforcement/platforms.ts'
import { classesOfRight } from '#domain/enforcement/right.ts'
import { hasGaps } from '#kernel/gaps.ts'
import { languages } from '#kernel/languages.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { LawfulUses } from '../kit/lawful-uses.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { usePlatformTitle } from './platform-title.ts'
import { ComplaintElements } from './complaint-elements.tsx'
import { domainOf } from './domain-of.ts'
import { bodyOf, elementsAnswered, firstNotice, readNotice, type TypedNotice } from './typed-notice.ts'

/** A notice or letter: what it is about, which lawful uses were looked at, and its text, put together from parts. */
export function NoticeForm({ row, notice }: { row: CaseRow; notice: CaseRow['notices'][number] | null }) {
  const t = useText()
  const titleOf = usePlatformTitle()
  // Several of these forms stand on one page.
  const at = notice?.id ?? 'new'
  const [kept, setKept, forget] = useKeptText(`notice:${row.id}:${notice ? `${notice.id}:${notice.version}` : 'new'}`)
  const typed = readNotice(kept) ?? firstNotice(row, notice)
  const change = (part: Partial<TypedNotice>) => setKept(JSON.stringify({ ...typed, ...part }))
  const make = useSend(caseNoticeDraft, { done: t('case.saved'), ownRefusal: true })
  const keep = useSend(caseNoticeChange, { done: t('case.saved'), ownRefusal: true })
  const { busy, error, fields } = notice ? keep : make
  const marks = row.brand?.user?.trademarks ?? []
  const place = row.infringements.find(({ id }) => id === typed.placeId)
  const right = marks.find(({ id }) => id === typed.rightId)
  const words = statementWords(typed.kind, typed.language, typed.body)
  const meter = words ? ` ${t('complaint.words', words)}` : ''
  const send = async (): Promise<void> => {
    const body = bodyOf(typed)
    const answer = notice
      ? await keep.send({
          params: { id: row.id, noticeId: notice.id },
          body: { ...body, version: notice.version },
        })
      : await make.send({ params: { id: row.id }, body })
    if (answer.ok) forget()
  }
  const fromParts = (): void => {
    if (!place || !right) return
    const owner = right.owner_entity
    const name = owner && (owner.business_name ?? [owner.first_name, owner.last_name].filter(Boolean).join(' '))
    const ground = {
      language: typed.language,
      recipient: typed.recipient,
      owner: name || null,
      right: {
        name: right.name,
        jurisdiction: right.jurisdiction,
        number: right.number,
        registered: right.registration_date,
        classes: classesOfRight({ goodsAndServices: right.goods_and_services }),
      },
      seen: place.evidences.map((one) => ({
        website: one.website,
        on: one.evidence_date,
        text: one.description,
      })),
    }
    const body = isComplaint(typed.kind)
      ? complaintDraft({
          ...ground,
          kind: typed.kind,
          ...domainOf(row, ground.seen),
          answers: elementsAnswered(typed.elements),
        })
      : noticeDraft({ ...ground, kind: typed.kind, platform: platformFrom(place.platform) })
    change({ body })
  }
  return (
    <StepForm send={send} refused={error} busy={busy} disabled={typed.body.trim() === ''} submit={t('case.save')}>
      <div className="mw-pair">
        <Select
          name={`noticeKind-${at}`}
          label={t('notice.kindLabel')}
          options={noticeKinds.map((value) => ({ value, label: t(`notice.kind.${value}`) }))}
          value={typed.kind}
          onChange={(event) => change({ kind: noticeKinds.find((one) => one === event.target.value) ?? 'takedown' })}
        />
        <Select
          name={`noticeLanguage-${at}`}
          label={t('notice.language')}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={typed.language}
          onChange={(event) => change({ language: languages.find((one) => one === event.target.value) ?? 'en' })}
        />
      </div>
      <TextField
        name={`recipient-${at}`}
        label={t('notice.recipient')}
        hint={t('notice.recipientHint')}
        maxLength={200}
        value={typed.recipient}
        error={fieldError(fields, 'recipient', t('notice.recipient'))}
        onChange={(event) => change({ recipient: event.target.value })}
      />
      <div className="mw-pair">
        <Select
          name={`placeId-${at}`}
          label={t('notice.place')}
          empty={t('choose')}
          options={row.infringements.map((one) => ({
            value: one.id,
            label: [titleOf(platformFrom(one.platform)), one.jurisdiction, one.classes.join(', ')]
              .filter(Boolean)
              .join(', '),
          }))}
          value={typed.placeId}
          error={fieldError(fields, 'caseInfringementId', t('notice.place'))}
          onChange={(event) => change({ placeId: event.target.value })}
        />
        <Select
          name={`rightId-${at}`}
          label={t('notice.right')}
          empty={t('choose')}
          options={marks.map((mark) => ({
            value: mark.id,
            label: [mark.name, mark.jurisdiction, mark.number].filter(Boolean).join(', '),
          }))}
          value={typed.rightId}
          error={fieldError(fields, 'trademarkId', t('notice.right'))}
          onChange={(event) => change({ rightId: event.target.value })}
        />
      </div>
      {isComplaint(typed.kind) ? (
        <ComplaintElements
          at={at}
          kind={typed.kind}
          typed={typed.elements}
          onChange={(elements) => change({ elements })}
        />
      ) : (
        <LawfulUses at={at} typed={typed.answers} onChange={(answers) => change({ answers })} />
      )}
      <div>
        <Button small disabled={!place || !right || typed.body.trim() !== ''} onClick={fromParts}>
          {t('notice.fromParts')}
        </Button>
      </div>
      <TextArea
        name={`noticeBody-${at}`}
        label={t('notice.body')}
        hint={t(hasGaps(typed.body) ? 'notice.gaps' : 'notice.bodyHint') + meter}
        rows={16}
        maxLength={20_000}
        value={typed.body}
        error={fieldError(fields, 'body', t('notice.body'))}
        onChange={(event) => change({ body: event.target.value })}
      />
    </StepForm>
  )
}
