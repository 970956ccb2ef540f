import { useRefresh } from 'ra-core'
import { useEffect, useState } from 'react'
import {
  serviceLetterApprove,
  serviceLetterDocument,
  serviceLetterDrop,
  serviceLetterMail,
} from '#contract/service-letter.ts'
import { fillPath } from '#contract/client.ts'
import { letterOfService } from '#domain/service-letter/kinds.ts'
import { sentWhen } from '#domain/service-letter/status.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { hasGaps } from '#kernel/gaps.ts'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { formatInstant } from '../kit/time.ts'
import { LetterChange, LetterDraft, LetterSent, type Letter } from './letter-forms.tsx'

const tones: Record<Letter['status'], Tone> = {
  Draft: 'amber',
  Approved: 'registry',
  Sending: 'registry',
  Sent: 'leaf',
  Dropped: 'muted',
}

/** Milliseconds after which the page looks whether a mail server has taken a letter. */
const lookAgain = 3000

/** Whether a letter went out is known a moment after it was handed over: the page is read again until then. */
function useOutcome(isSending: boolean): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(refresh, lookAgain)
    return () => clearInterval(timer)
  }, [refresh, isSending])
}

/** The letters of an order that is for one: drafted, approved under a name, sent with what proves it. */
export function Letters({ row }: { row: ServiceRow }) {
  const t = useText()
  useOutcome(row.letters.some(({ status }) => status === 'Sending'))
  if (letterOfService(row.service_name) === null) return null
  return (
    <Section title={t('serviceLetter.title')}>
      <div className="mw-stack mw-stack--l">
        {row.letters.length === 0 && <p className="mw-muted mw-small">{t('serviceLetter.none')}</p>}
        {row.letters.map((letter) => (
          <OneLetter key={letter.id} row={row} letter={letter} />
        ))}
        {servicePhase(row.status) !== 'closed' && (
          <details key={row.letters.length}>
            <summary>{t('serviceLetter.new')}</summary>
            <LetterDraft row={row} />
          </details>
        )}
        <CutNote shown={row.letters.length} all={row.letters_aggregate} />
      </div>
    </Section>
  )
}

function OneLetter({ row, letter }: { row: ServiceRow; letter: Letter }) {
  const t = useText()
  const isUnsent = letter.status === 'Draft' || letter.status === 'Approved'
  const at = fillPath(serviceLetterDocument.path, { id: row.id, letterId: letter.id })
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-split">
        <b>
          {t(`serviceLetter.kind.${letter.kind}`)}: {letter.recipient}
        </b>
        <Status tone={tones[letter.status]}>{t(`serviceLetter.status.${letter.status}`)}</Status>
      </p>
      <Standing letter={letter} />
      <p className="mw-cluster">
        <a href={`${at}?format=pdf`}>PDF</a>
        <a href={`${at}?format=docx`}>DOCX</a>
      </p>
      {isUnsent && (
        <details>
          <summary>{t('notice.change')}</summary>
          <LetterChange key={letter.version} row={row} letter={letter} />
        </details>
      )}
      {letter.status === 'Draft' && <Approve row={row} letter={letter} />}
      {letter.status === 'Approved' && (
        <>
          <MailIt row={row} letter={letter} />
          <details>
            <summary>{t('serviceLetter.byHand')}</summary>
            <LetterSent row={row} letter={letter} />
          </details>
        </>
      )}
      {isUnsent && <Drop row={row} letter={letter} />}
    </div>
  )
}

/** Who approved it, how and when it went out, and what proves that; why it did not. */
function Standing({ letter }: { letter: Letter }) {
  const t = useText()
  const language = useLanguage()
  const lines = [
    letter.approved_name &&
      letter.approved_at &&
      t('notice.approvedBy', { name: letter.approved_name, at: formatInstant(letter.approved_at, language) }),
    letter.sent_at &&
      letter.sent_by &&
      t('serviceLetter.sentBy', {
        way: t(`serviceLetter.way.${letter.sent_by}`),
        at: sentWhen(letter.sent_by, letter.sent_at, language),
      }),
    letter.message_id && t('serviceLetter.messageId', { id: letter.message_id }),
    letter.reference,
    letter.proof_document?.name,
  ]
  return (
    <>
      <p className="mw-source">{lines.filter(Boolean).join(', ')}</p>
      {letter.status !== 'Draft' && letter.pdf_sha256 && (
        <p className="mw-source break-all">
          SHA-256 PDF {letter.pdf_sha256}, DOCX {letter.docx_sha256}
        </p>
      )}
      {letter.unsent_reason !== null && (
        <p className="mw-error">
          {letter.unsent_reason === 'no-mail-server'
            ? t('serviceLetter.noServer')
            : letter.unsent_reason === 'order-held'
              ? t('serviceLetter.held')
              : t('serviceLetter.unsent', { why: letter.unsent_reason })}
        </p>
      )}
    </>
  )
}

interface LetterProps {
  row: ServiceRow
  letter: Letter
}

/** Somebody puts their name under it. */
function Approve({ row, letter }: LetterProps) {
  const t = useText()
  const [compared, setCompared] = useState(false)
  const approve = useSend(serviceLetterApprove, { done: t('notice.approved'), ownRefusal: true })
  const reasons = [
    ...(servicePhase(row.status) === 'paid' ? [] : [t('serviceLetter.unpaid')]),
    ...(hasGaps(letter.body) ? [t('notice.gaps')] : []),
  ]
  const body = { version: letter.version, rightCompared: compared }
  const needsCompared = fieldError(approve.fields, 'rightCompared', t('serviceLetter.compared'))
  return (
    <div className="mw-stack mw-stack--s">
      {reasons.length > 0 && (
        <ul className="mw-small">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {(needsCompared || compared) && (
        <Checkbox
          name={`compared-${letter.id}`}
          label={t('serviceLetter.compared')}
          checked={compared}
          onChange={(event) => setCompared(event.target.checked)}
        />
      )}
      <Refusal error={approve.error} />
      {needsCompared && !compared && (
        <p className="mw-error" role="alert">
          {needsCompared}
        </p>
      )}
      <div>
        <Button
          small
          kind="primary"
          busy={approve.busy}
          disabled={reasons.length > 0}
          onClick={() => void approve.send({ params: { id: row.id, letterId: letter.id }, body })}
        >
          {t('notice.approve')}
        </Button>
      </div>
    </div>
  )
}

/** The approved PDF goes to the recipient's address. */
function MailIt({ row, letter }: LetterProps) {
  const t = useText()
  const mail = useSend(serviceLetterMail, { done: t('serviceLetter.handed'), ownRefusal: true })
  if (letter.recipient_email === null) return <p className="mw-small mw-muted">{t('serviceLetter.noAddress')}</p>
  return (
    <div className="mw-stack mw-stack--s">
      <Refusal error={mail.error} />
      <div>
        <Button
          small
          kind="primary"
          busy={mail.busy}
          onClick={() =>
            void mail.send({ params: { id: row.id, letterId: letter.id }, body: { version: letter.version } })
          }
        >
          {t('serviceLetter.mail', { to: letter.recipient_email })}
        </Button>
      </div>
    </div>
  )
}

function Drop({ row, letter }: LetterProps) {
  const t = useText()
  const drop = useSend(serviceLetterDrop, { done: t('notice.ended') })
  return (
    <div>
      <Button
        small
        busy={drop.busy}
        onClick={() =>
          void drop.send({ params: { id: row.id, letterId: letter.id }, body: { version: letter.version } })
        }
      >
        {t('notice.drop')}
      </Button>
    </div>
  )
}
