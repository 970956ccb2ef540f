import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { caseDismiss } from '#contract/case.ts'
import { fillPath } from '#contract/client.ts'
import { caseNoticeDocument } from '#contract/notice.ts'
import { platformFrom } from '#domain/enforcement/platforms.ts'
import { caseMachine } from '#domain/enforcement/status.ts'
import { caseEvidencePack } from '#contract/exhibit.ts'
import { formatDate, formatDay, formatInstant } from '#kernel/dates.ts'
import { knownOf } from '#kernel/domain-facts.ts'
import { errorList, found } from '#kernel/errors.ts'
import { nextStates } from '#kernel/state-machine.ts'
import { portalCase } from '#operations/case.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { placeOf } from '../../../places.ts'
import { shownDocuments } from '../../shown-documents.ts'
import { rowId } from '../../../row-id.ts'

async function read(id: string, { query, language }: LoadContext) {
  const row = found((await query(portalCase, { id })).case_by_pk)
  const day = (instant: string) => formatDay(instant, language)
  const dated = (date: string | null) => date && formatDate(date, language)
  const right = row.trademark
  return {
    id: row.id,
    status: row.status,
    relevance: row.relevance,
    note: row.lawyers_note,
    outcome: row.outcome,
    outcomeNote: row.outcome_note,
    dismissReason: row.dismiss_reason,
    opened: day(row.created_at),
    brand: row.brand?.name ?? '',
    counterparty: row.counterparty && {
      name: row.counterparty.primary_name,
      aliases: row.counterparty.aliases,
      websites: row.counterparty.websites,
      whitelisted: row.counterparty.whitelisted,
    },
    right: right && {
      name: right.name,
      href: path.trademark({ id: right.id }, { language }),
      place: placeOf(right.jurisdiction, language).name,
      number: right.number,
      isRegistered: right.status === 'Trademark registered',
      until: dated(right.expiration_date),
    },
    places: row.infringements.map((one) => ({
      id: one.id,
      platform: platformFrom(one.platform),
      place: one.jurisdiction === null ? null : placeOf(one.jurisdiction, language).name,
      classes: one.classes,
      gone: dated(one.taken_down_on),
      evidences: one.evidences.map((evidence) => ({
        id: evidence.id,
        website: evidence.website,
        on: dated(evidence.evidence_date),
        text: evidence.description,
      })),
      more: one.evidences_aggregate.aggregate.count - one.evidences.length,
    })),
    exhibits: row.exhibits.map((exhibit) => ({
      id: exhibit.id,
      url: exhibit.url,
      sha256: exhibit.sha256,
      at: exhibit.taken_at,
      when: formatInstant(exhibit.taken_at, language),
      authority: exhibit.is_stand_in ? null : exhibit.timestamped_by,
      domains: exhibit.lookups.map(({ domain, is_stand_in: isStandIn, facts }) => {
        const known = knownOf(facts.registration)
        return {
          domain,
          isStandIn,
          registrar: known?.registrar ?? null,
          registered: dated(known?.registeredOn ?? null),
        }
      }),
    })),
    moreExhibits: row.exhibits_aggregate.aggregate.count - row.exhibits.length,
    packHref: row.exhibits.length === 0 ? null : fillPath(caseEvidencePack.path, { id: row.id }),
    notices: row.notices.map((notice) => ({
      id: notice.id,
      kind: notice.kind,
      recipient: notice.recipient,
      sent: dated(notice.sent_on) ?? '',
      reference: notice.reference,
      href: fillPath(caseNoticeDocument.path, { id: row.id, noticeId: notice.id }),
      decided: dated(notice.decided_on),
      remedy: notice.remedy,
      carriedOut: dated(notice.carried_out_on),
      takenBack: notice.taken_back_reason,
      withdrawn: notice.status === 'Withdrawn' ? (notice.withdraw_reason ?? '') : null,
    })),
    moreNotices: row.notices_aggregate.aggregate.count - row.notices.length,
    said: row.negotiations.map(({ id: lineId, happened_on: on, direction, channel, body }) => ({
      id: lineId,
      on,
      when: dated(on) ?? '',
      direction,
      channel,
      body,
    })),
    moreSaid: row.negotiations_aggregate.aggregate.count - row.negotiations.length,
    solutionsHref: row.solutions.length === 0 ? null : path.solutionCenter({ id: row.id }, { language }),
    events: row.tracking_actions.map(({ id: eventId, name, created_at: at }) => ({
      id: eventId,
      name,
      at,
      when: day(at),
    })),
    documents: shownDocuments(row.documents, language),
    can: { dismiss: nextStates(caseMachine, row.status, 'client').includes('Dismissed') },
  }
}

export type CaseData = Awaited<ReturnType<typeof read>>

export async function loader({ params, context }: LoaderFunctionArgs): Promise<CaseData> {
  const work = async () => await read(rowId(params.id), context.get(loadContext))
  return await reading(work())
}

/** The client says that it is no threat, and whether the other side is left alone from now on. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  if (oneOf(typed, 'intent') !== 'dismiss')
    throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
  return await writing(typed, async () => {
    const id = rowId(params.id)
    const body = { reason: oneOf(typed, 'reason'), whitelist: oneOf(typed, 'whitelist') === 'yes' }
    await call(caseDismiss, { params: { id }, body })
    return redirect(path.case({ id }))
  })
}
