import { useState } from 'react'
import { caseNoticeApprove, caseNoticeDocument } from '#contract/notice.ts'
import { fillPath } from '#contract/client.ts'
import { isComplaint, isOutOfReach, openElements, type ComplaintKind } from '#domain/enforcement/complaint.ts'
import { statementWords } from '#domain/enforcement/complaint-draft.ts'
import { complaintOutcomes } from '#domain/enforcement/notice.ts'
import { hostOf } from '#domain/monitoring/host.ts'
import { openUses } from '#domain/enforcement/lawful-uses.ts'
import { platformFrom } from '#domain/enforcement/platforms.ts'
import { gapsOf } from '#domain/enforcement/right.ts'
import { isCommissioned } from '#domain/enforcement/status.ts'
import { hasGaps } from '#kernel/gaps.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { Refusal } from '../kit/refusal.tsx'
import { formatDate, formatInstant, todayHere } from '../kit/time.ts'
import { NoticeOutcome, OutcomeBack, OutcomeFacts } from './notice-outcome.tsx'
import { NoticeEnd, NoticeSent } from './notice-steps.tsx'
import type { Notice } from './typed-notice.ts'
import { NoticeForm } from './notice-form.tsx'
import { usePlatformTitle } from './platform-title.ts'

const tones: Record<Notice['status'], Tone> = {
  Draft: 'amber',
  Approved: 'registry',
  Sent: 'leaf',
  Granted: 'leaf',
  Rejected: 'seal',
  'Carried out': 'leaf',
  Withdrawn: 'muted',
  Dropped: 'muted',
}

/** The notices and letters of a case, what stands in the way of each, and the form for another. */
export function Notices({ row }: { row: CaseRow }) {
  const t = useText()
  const isOpen = !['Draft', 'Closed', 'Dismissed'].includes(row.status)
  return (
    <div className="mw-stack mw-stack--l">
      {row.notices.length === 0 && <p className="mw-muted mw-small">{t('notice.none')}</p>}
      {row.notices.map((notice) => (
        <OneNotice key={notice.id} row={row} notice={notice} />
      ))}
      {isOpen && (
        <details>
          <summary>{t('notice.new')}</summary>
          <NoticeForm row={row} notice={null} />
        </details>
      )}
    </div>
  )
}

function OneNotice({ row, notice }: { row: CaseRow; notice: Notice }) {
  const t = useText()
  const language = useLanguage()
  const titleOf = usePlatformTitle()
  const isUnsent = notice.status === 'Draft' || notice.status === 'Approved'
  const isDecided = complaintOutcomes.some((one) => one === notice.status)
  const place = notice.case_infringement
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-split">
        <b>
          {t(`notice.kind.${notice.kind}`)}: {notice.recipient}
        </b>
        <Status tone={tones[notice.status]}>{t(`notice.status.${notice.status}`)}</Status>
      </p>
      <p className="mw-source">
        {[
          place && titleOf(platformFrom(place.platform)),
          notice.approved_by_user && notice.approved_at
            ? t('notice.approvedBy', {
                name: personName(notice.approved_by_user),
                at: formatInstant(notice.approved_at, language),
              })
            : null,
          notice.sent_on && t('notice.sentOn', { date: formatDate(notice.sent_on, language) }),
          notice.reference,
          notice.proof_document?.name,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <OutcomeFacts notice={notice} />
      {notice.withdraw_reason && (
        <p className="mw-small">
          {notice.is_wrong && <b>{t('notice.wasWrong')} </b>}
          {notice.withdraw_reason}
        </p>
      )}
      <p>
        <a href={fillPath(caseNoticeDocument.path, { id: row.id, noticeId: notice.id })}>{t('notice.pdf')}</a>{' '}
        <a href={`${fillPath(caseNoticeDocument.path, { id: row.id, noticeId: notice.id })}?format=docx`}>DOCX</a>
      </p>
      {isUnsent && (
        <details>
          <summary>{t('notice.change')}</summary>
          <NoticeForm key={notice.version} row={row} notice={notice} />
        </details>
      )}
      {notice.status === 'Draft' && <Approve row={row} notice={notice} />}
      {notice.status === 'Approved' && <NoticeSent row={row} notice={notice} />}
      {(notice.status === 'Sent' || notice.status === 'Granted') && (
        <NoticeOutcome key={notice.status} row={row} notice={notice} />
      )}
      {isDecided && <OutcomeBack key={notice.version} caseId={row.id} notice={notice} />}
      {(isUnsent || notice.status === 'Sent') && <NoticeEnd caseId={row.id} notice={notice} />}
    </div>
  )
}

/** What stands in the way, by name; without anything a person puts their name under it. */
function Approve({ row, notice }: { row: CaseRow; notice: Notice }) {
  const t = useText()
  const approve = useSend(caseNoticeApprove, { done: t('notice.approved'), ownRefusal: true })
  const { trademark: right, case_infringement: place } = notice
  const missing =
    right && place
      ? gapsOf(
          {
            jurisdiction: right.jurisdiction,
            status: right.status,
            registrationDate: right.registration_date,
            expirationDate: right.expiration_date,
            goodsAndServices: right.goods_and_services,
          },
          place,
          todayHere(),
        )
      : []
  const [compared, setCompared] = useState(false)
  const isOnlyTold = right !== null && !right.direct_filing
  const uses = isComplaint(notice.kind) ? [] : openUses(notice.checklist)
  const elements = isComplaint(notice.kind) ? openElements(notice.kind, notice.checklist) : []
  const gaps = missing.filter((gap) => !isComplaint(notice.kind) || gap === 'not-registered' || gap === 'not-in-force')
  const isElsewhere =
    isComplaint(notice.kind) &&
    (place?.platform !== 'domain' ||
      row.infringements
        .filter(({ id }) => id === place.id)
        .flatMap(({ evidences }) => evidences)
        .some(({ website }) => website !== null && isOutOfReach(notice.kind as ComplaintKind, hostOf(website))))
  const isOrdered = isCommissioned(row.status, row.solutions)
  const words = statementWords(notice.kind, notice.language, notice.body)
  const reasons = [
    ...(isOrdered ? [] : [t('notice.notOrdered')]),
    ...(hasGaps(notice.body) ? [t('notice.gaps')] : []),
    ...(words !== null && words.count > words.most ? [t('complaint.words', words)] : []),
    ...uses.map((use) => t('notice.openUse', { use: t(`notice.use.${use}`) })),
    ...elements.map((group) =>
      t('complaint.open', { element: group.map((element) => t(`complaint.element.${element}`)).join(' / ') }),
    ),
    ...(isElsewhere ? [t('complaint.outOfReach')] : []),
    ...gaps.map((gap) => t(`notice.gap.${gap}`)),
  ]
  return (
    <div className="mw-stack mw-stack--s">
      {reasons.length > 0 && (
        <ul className="mw-small">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {isOnlyTold && (
        <Checkbox
          name={`compared-${notice.id}`}
          label={t('notice.compared', { number: right?.number ?? right?.name ?? '' })}
          checked={compared}
          onChange={(event) => setCompared(event.target.checked)}
        />
      )}
      <Refusal error={approve.error} />
      <div>
        <Button
          small
          kind="primary"
          busy={approve.busy}
          disabled={reasons.length > 0 || (isOnlyTold && !compared)}
          onClick={() =>
            void approve.send({
              params: { id: row.id, noticeId: notice.id },
              body: { version: notice.version, rightCompared: compared },
            })
          }
        >
          {t('notice.approve')}
        </Button>
      </div>
    </div>
  )
}
