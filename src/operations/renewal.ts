import { nextRenewalOf, termEndOf } from '#domain/docket/term-end.ts'
import { missedRenewal, renewalProblem, type RenewalProblem, type ToRenew } from '#domain/service-order/renewable.ts'
import type { EndingMark } from '#domain/trademark/registration-end.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Condition } from './generated/reads.ts'

/**
 * What says of a mark, beside its status and registration, whether it can be renewed, whether that was missed for good, when its term ends,
 * and that its registration is over.
 */
export const renewalFields = `international_id ended_on
  deadlines(where: { kind: { _in: ["renewal", "term"] } }) { id kind opens due grace_until done_at override_at confidence }`

/** A mark with the renewals and terms of its docket, as operations read them; dates of other kinds are left out. */
export interface DocketedMark extends EndingMark {
  international_id: string | null
  deadlines: readonly {
    kind: string
    opens: PlainDate | null
    due: PlainDate
    grace_until: PlainDate | null
    done_at: string | null
    override_at: string | null
    confidence: string
  }[]
}

type Term = Pick<DocketedMark, 'deadlines'> & { expiration_date: PlainDate | null }

const toRenew = (mark: DocketedMark): ToRenew => ({
  status: mark.status,
  registered: mark.registration_date,
  isDesignation: mark.international_id !== null,
  renewals: mark.deadlines
    .filter(({ kind }) => kind === 'renewal')
    .map((one) => ({
      opens: one.opens,
      due: one.due,
      graceUntil: one.grace_until,
      isDone: one.done_at !== null,
      isSet: one.override_at !== null,
      confidence: one.confidence,
    })),
})

/** Why a mark cannot be renewed on a day; null where it can, and where nobody knows. */
export const renewalOn = (mark: DocketedMark, on: PlainDate): RenewalProblem | null => renewalProblem(toRenew(mark), on)

/** The renewal of a mark that was missed for good by the days on record: its last day, and that of its grace. */
export function missedOf(mark: DocketedMark, on: PlainDate): { due: PlainDate; late: PlainDate | null } | null {
  const missed = missedRenewal(toRenew(mark), on)
  return missed && { due: missed.due, late: missed.graceUntil }
}

/** The day on which the term of a mark ends, as the record or else its docket has it; null where nobody is sure of one. */
export const endOf = ({ expiration_date: expires, deadlines }: Term): PlainDate | null => termEndOf(expires, deadlines)

/** The day by which a mark is to be renewed next: the end of its term, or an earlier last day that a person set. */
export const renewalDueOf = ({ expiration_date: expires, deadlines }: Term) => nextRenewalOf(expires, deadlines)

/** By the days on record the renewal of a mark was missed for good. */
export const isLapsed = (mark: DocketedMark, on: PlainDate): boolean => missedOf(mark, on) !== null

/** Somebody is sure of the law of it, or set its day. */
const sure: Condition = { _or: [{ confidence: { _neq: 'low' } }, { override_at: { _is_null: false } }] }

/**
 * The renewals that were missed for good by a day: told of until somebody has looked at the register and entered the end that it has. It is
 * what `missedOf` says, for a whole list; where a later term runs, or nobody knows until when, the one before it was not missed.
 */
export const missedRenewals = (on: string): Condition => ({
  kind: { _eq: 'renewal' },
  done_at: { _is_null: true },
  due: { _lt: on },
  grace_until: { _lt: on },
  trademark: {
    status_group: { _eq: 'Registered' },
    _not: {
      deadlines: {
        kind: { _eq: 'renewal' },
        _or: [
          { due: { _gte: on } },
          { grace_until: { _gte: on } },
          { done_at: { _is_null: true }, _or: [{ grace_until: { _is_null: true } }, { _not: sure }] },
        ],
      },
    },
  },
  ...sure,
})

/**
 * Marks that can be renewed on a day, as far as the database can say it: none that `renewalOn` has no problem with is missing, and the few
 * that it has one with are told apart by it.
 */
export const renewableMarks = (on: string): Condition => ({
  status_group: { _neq: 'Closed' },
  international_id: { _is_null: true },
  _and: [
    { _or: [{ status_group: { _eq: 'Registered' } }, { registration_date: { _is_null: false } }] },
    {
      _or: [
        { _not: { deadlines: { kind: { _eq: 'renewal' }, ...sure } } },
        { deadlines: { kind: { _eq: 'renewal' }, _not: sure } },
        {
          deadlines: {
            kind: { _eq: 'renewal' },
            done_at: { _is_null: true },
            _and: [
              { _or: [{ opens: { _is_null: true } }, { opens: { _lte: on } }] },
              { _or: [{ due: { _gte: on } }, { grace_until: { _gte: on } }, { grace_until: { _is_null: true } }] },
            ],
          },
        },
      ],
    },
  ],
})
