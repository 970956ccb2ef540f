import { isbot } from 'isbot'
import { officeActionDocument, officeActionShow, officeActionVisit } from '#contract/office-action.ts'
import { fillPath } from '#contract/client.ts'
import type { CallOutput } from '#contract/call.ts'
import { isStaff } from '#domain/account/roles.ts'
import { deadlineState } from '#domain/docket/state.ts'
import { reminderDays } from '#domain/docket/reminders.ts'
import { addDays, daysBetween, formatDate, type PlainDate } from '#kernel/dates.ts'
import { confirmedDay, type RunningDate, type ShownDate } from '../../docket/dates.ts'
import type { LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf, type Place } from '../../places.ts'
import { rowId } from '../../row-id.ts'

type Shown = CallOutput<typeof officeActionShow>

/** An office action as its page writes it. */
export interface OfficeActionData extends Omit<Shown, 'jurisdiction' | 'dates' | 'documents' | 'issuedOn' | 'filedOn'> {
  place: Place
  issuedOn: string | null
  filedOn: string | null
  /** The last day with its sum; absent where no law is recorded that somebody is sure of. */
  reply: RunningDate | null
  /** The last day as it holds, when a person set it or an extension moved it. */
  held: ShownDate | null
  extendedSum: RunningDate | null
  documents: { id: number; type: string; name: string; size: number; href: string }[]
  remindOn: string[]
  /** Where the order is paid that waits for it. */
  payAt: string | null
}

function running(date: Shown['dates'][number], on: PlainDate): RunningDate {
  const { kind, due, fromEvent: event, fromDate, amount, unit, law, article, sourceKind, confidence } = date
  return {
    kind,
    date: due,
    days: daysBetween(on, due),
    state: deadlineState({ kind, opens: fromDate, due, graceUntil: null, doneAt: null }, on),
    calendarDue: date.calendarDue,
    movedBecause: date.movedBecause,
    isUnconfirmed: false,
    isInLetter: false,
    base: { event, date: fromDate, amount, unit, law, article, sourceKind, confidence },
    opens: null,
    late: null,
  }
}

/**
 * Reads an office action for its page. That the client opened it counts; staff who look on, and programs that open every
 * link of a mail, are no clients.
 */
export async function shownOfficeAction(
  id: string | undefined,
  { call, language, session, today: on }: LoadContext,
  agent: string | null,
): Promise<OfficeActionData> {
  const params = { id: rowId(id) }
  const { jurisdiction, dates, documents, issuedOn, filedOn, ...shown } = await call(officeActionShow, { params })
  const isClient = !isStaff(session?.user.role ?? 'anonymous') && session?.support == null && !isbot(agent)
  if (isClient && shown.status === 'Kick-off sent') await call(officeActionVisit, { params })
  const day = (date: string | null) => date && formatDate(date, language)
  const of = (kind: string) => dates.find((date) => date.kind === kind)
  const [reply, extension] = [of('office_action_reply'), of('office_action_extension')]
  const { due } = shown
  const open = shown.solutions.find(({ productId }) => productId !== null)
  const waits = open?.ordered === 'open' ? 'checkout' : 'productSuccess'
  return {
    ...shown,
    place: placeOf(jurisdiction, language),
    issuedOn: day(issuedOn),
    filedOn: day(filedOn),
    reply: reply ? running(reply, on) : null,
    extendedSum: extension ? running(extension, on) : null,
    held: due === null ? null : confirmedDay(due, on),
    documents: documents.map((document) => ({
      ...document,
      href: fillPath(officeActionDocument.path, { id: params.id, docId: String(document.id) }),
    })),
    remindOn:
      due === null || !shown.reminders
        ? []
        : reminderDays.before
            .map((days) => addDays(due, -days))
            .filter((date) => date > on)
            .map((date) => formatDate(date, language)),
    payAt: open?.productId ? path[waits]({ id: open.productId }, { language }) : null,
  }
}
