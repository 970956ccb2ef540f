import { caseRequestNotify } from '#contract/case-request.ts'
import { noteCalls } from '#contract/note.ts'
import { caseRequestMachine } from '#domain/enforcement/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { CaseRequestRow } from '#operations/staff/case.ts'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { DocumentsSection, HistorySection, NotesSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatInstant } from '../kit/time.ts'
import { casePath, trademarkPath, userPath } from '../paths.ts'
import { CreateForm } from './create-form.tsx'
import { MailAgain } from './mail-again.tsx'
import { ReviewForm } from './review-form.tsx'
import { RequestStatusTag, requestStep } from './status-tag.tsx'

/** A report of an infringement: what was reported, what we asked, and what becomes of it. */
export function CaseRequestShow() {
  return <ShowPage<CaseRequestRow> table="case_request">{(row) => <Report row={row} key={row.id} />}</ShowPage>
}

function Report({ row }: { row: CaseRequestRow }) {
  const t = useText()
  const language = useLanguage()
  const next = nextStates(caseRequestMachine, row.status, 'staff')
  const canBecome = row.status === 'Created' || next.includes('Case created')
  return (
    <Page
      title={`${row.mark ?? row.brand?.name ?? ''}, ${t('caseRequest.title')}`}
      heading={<Mark>{row.mark ?? row.brand?.name ?? t('caseRequest.title')}</Mark>}
      sub={`${t(`caseRequest.typeOf.${row.type}`)}, ${formatInstant(row.created_at, language)}`}
      actions={
        <>
          <RequestStatusTag status={row.status} />
          <Assign noun="case-request" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-two">
        <div>
          <Section title={t('caseRequest.reported')}>
            <Reported row={row} />
          </Section>
          <Section title={t('caseRequest.next')}>
            <div className="mw-stack mw-stack--l">
              {row.case && (
                <p>
                  <a href={casePath(row.case.id)}>{t('caseRequest.toCase')}</a>
                </p>
              )}
              <ReviewForm row={row} next={next} />
              <MailAgain id={row.id} call={caseRequestNotify} />
            </div>
          </Section>
          {canBecome && (
            <Section title={t('caseRequest.makeCase')}>
              <CreateForm row={row} />
            </Section>
          )}
        </div>
        <div>
          <DocumentsSection row={row} />
          <NotesSection row={row} call={noteCalls['case-request']} />
          <HistorySection row={row} nameOf={(name) => requestStep(t, name)} />
        </div>
      </div>
    </Page>
  )
}

function Reported({ row }: { row: CaseRequestRow }) {
  const t = useText()
  const contact = [row.contact_first_name, row.contact_last_name, row.contact_email].filter(Boolean).join(' ')
  const lines = (text: string | null) => <span className="mw-lines">{text ?? '–'}</span>
  return (
    <Facts
      plain
      facts={[
        {
          key: 'who',
          label: t('field.client'),
          value: row.user ? <a href={userPath(row.user.id)}>{personName(row.user)}</a> : contact || '–',
        },
        ...(row.trademark
          ? [
              {
                key: 'right',
                label: t('case.right'),
                value: (
                  <a href={trademarkPath(row.trademark.id)}>{`${row.trademark.name}, ${row.trademark.jurisdiction}`}</a>
                ),
              },
            ]
          : [
              {
                key: 'mark',
                label: t('field.mark'),
                value: [row.mark, row.jurisdiction, row.number].filter(Boolean).join(', ') || '–',
              },
            ]),
        ...(row.brand ? [{ key: 'brand', label: t('case.brand'), value: row.brand.name }] : []),
        ...(row.brand_website ? [{ key: 'website', label: t('caseRequest.website'), value: row.brand_website }] : []),
        { key: 'links', label: t('caseRequest.links'), value: lines(row.links.join('\n') || null) },
        { key: 'message', label: t('caseRequest.message'), value: lines(row.message) },
        ...(row.question ? [{ key: 'question', label: t('caseRequest.question'), value: lines(row.question) }] : []),
        ...(row.answer ? [{ key: 'answer', label: t('caseRequest.answer'), value: lines(row.answer) }] : []),
        ...(row.dismiss_reason ? [{ key: 'reason', label: t('case.reason'), value: lines(row.dismiss_reason) }] : []),
      ]}
    />
  )
}
