import { addressParts, addressControls, moreAddresses, type MoreAddress } from '#domain/registration/addresses.ts'
import { formFor } from '#contract/form.ts'
import { applicationUpdate } from '#contract/registration.ts'
import type { CallBody } from '#contract/call.ts'
import type { ApplicationDraft } from '#operations/registration.ts'
import type { Typed } from '../../answers.server.ts'
import { valuesIn } from '../../form/answers.server.ts'
import { stateValue } from '../../party/state.ts'
import { partyAnswers, partyValues } from '../../party/values.ts'

/** Who owns the mark, and from which earlier application priority is claimed. */
export const ownerForm = formFor(applicationUpdate, { flat: ['owner', 'owner.address'] })

/** The controls of the owner's form, which are also the keys of the saved draft; the last three open what they name. */
export const ownerControls = [...ownerForm.names, 'priority', ...moreAddresses] as const
export type OwnerControl = (typeof ownerControls)[number]
export type OwnerValues = Record<OwnerControl, string>

/** A field of the saved draft is no longer than that. */
const longest = 2000

export function ownerIn(typed: Typed): OwnerValues {
  const values = valuesIn(ownerControls, typed)
  for (const name of ownerControls) values[name] = values[name].slice(0, longest)
  return values
}

/** Without what is empty, which hides nothing that is known from elsewhere. */
const filled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

type StoredAddress = ApplicationDraft['mailing_address']

/** An address beside the owner's, as the controls have it, with the box that opens it. */
function addressValues(of: MoreAddress, at: StoredAddress): Partial<OwnerValues> {
  if (at === null) return {}
  const stored = { ...at, state: stateValue(at.country, at.state) }
  const values: Partial<OwnerValues> = { [of]: 'yes' }
  for (const part of addressParts) values[addressControls(of)[part]] = stored[part]
  return values
}

/** Whoever is billed for the order. */
export type BilledParty = Parameters<typeof partyValues>[1]

/**
 * What stands in the form: what was typed last, else what is stored, else what the order knows: who is billed, and who asked.
 */
export function ownerValues(
  application: ApplicationDraft | null,
  known: { email: string; firstName: string; lastName: string },
  billed: BilledParty | null,
): OwnerValues {
  const owner = application?.registration_entity
  const stored: Partial<OwnerValues> = owner
    ? {
        ...partyValues(ownerForm.names, owner),
        priority: application.priority_filing_number ? 'yes' : '',
        priorityJurisdiction: application.priority_filing_jurisdiction ?? '',
        priorityNumber: application.priority_filing_number ?? '',
        priorityDate: application.priority_filing_date ?? '',
        ...addressValues('mailing', application.mailing_address),
        ...addressValues('domicile', application.domicile_address),
        domicileVisible: application.domicile_address && application.domicile_address_visible ? 'yes' : '',
      }
    : { ...known, ...(billed && filled(partyValues(ownerForm.names, billed))) }
  const from: Partial<Record<string, string>> = { ...stored, ...application?.draft }
  return Object.fromEntries(ownerControls.map((name) => [name, from[name] ?? ''])) as OwnerValues
}

const within = (part: string) => ownerForm.names.filter((name) => ownerForm.shape[name].path[0] === part)
const opened = ['priority', ...moreAddresses] as const

/** What the call takes: what belongs to the other type of owner is left out, and so are a claim and addresses that were not opened. */
export function ownerBody(typed: OwnerValues): CallBody<typeof applicationUpdate> {
  const { values, leftOut } = partyAnswers(typed)
  return ownerForm.body(values, [...leftOut, ...opened.flatMap((part) => (typed[part] === 'yes' ? [] : within(part)))])
}
