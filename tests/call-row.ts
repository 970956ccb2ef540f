import type { World } from './whole-world.ts'

/** What the matrix of calls works on: rows of the customer A, a matter of nobody, and accounts to be changed. */
export interface Ground {
  /** Rows of A, by table; `invoice` is its id, `hub` the documents of its trademark, `note` one about A. */
  a: World
  /** A matter that belongs to no account yet: its request, product and invoice. */
  link: {
    registration_request: string
    product: string
    /** Of its invoice, which waits for a transfer. */
    variableSymbol: string
    invoice: string
    service_request: string
    consultation: string
    support_ticket: string
    /** A document of that ticket. */
    ticketDocument: string
    office_action: string
    trademark_monitoring_result: string
    case_request: string
    /** A document of that office action. */
    letter: string
    use_in_commerce_request: string
    /** A class of that request, and a document of it. */
    useClass: string
    useDocument: string
  }
  /** A product of nobody that waits for its transfer, from which nobody withdraws. */
  waiting: string
  staffId: string
  /** A text that no case before had. */
  fresh: string
  /** An account that may be changed, made anew for each case. */
  spare: (state?: 'active' | 'created' | 'deactivated') => Promise<string>
  /** A letter that failed, made anew for each case. */
  letter: () => Promise<string>
  /** By what a counterparty is recognised, made anew for each case. */
  trait: (counterpartyId: string) => Promise<string>
  /** A specimen of a class, made anew for each case. */
  specimen: (classId: string) => Promise<string>
  /** Words of whoever asks about the draft of A, and a specimen of it, made anew for each case. */
  draftComment: (who: string) => Promise<string>
  draftSpecimen: () => Promise<string>
  /** A view of the mark of A. */
  draftView: () => Promise<string>
  /** Words of whoever asks in the thread of a request, made anew for each case. */
  comment: (requestId: string, who: string) => Promise<string>
  /** A job of the queue that staff may repeat and cancel, made anew for each case. */
  task: (state: 'failed' | 'created') => Promise<string>
  /** A view that whoever asks keeps. */
  viewOf: (who: string) => Promise<string>
  /** A document of A that may go, and one that was removed, made anew for each case. */
  spareDocument: (state: 'there' | 'removed') => Promise<string>
  /** A live session of whoever asks. */
  sessionOf: (who: string) => Promise<string>
  /** A finished export of whoever asks. */
  exportOf: (who: string) => Promise<string>
  /** The user's id of whoever asks. */
  idOf: (who: string) => string
}

export interface CallRow {
  params?: (ground: Ground, who: string) => Record<string, string> | Promise<Record<string, string>>
  query?: (ground: Ground) => Record<string, string>
  body?: unknown
  /** The body of a call that names rows in it. */
  bodyOf?: (ground: Ground) => unknown
  file?: boolean
  /** The rows are of A: to another customer they are not there. */
  scoped?: boolean
  /** Who comes through although the declaration alone does not say so, or does not: 'open', or the status. */
  but?: Partial<Record<string, number | 'open'>>
}
