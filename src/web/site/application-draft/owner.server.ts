import { hasStates } from '#domain/account/party.ts'
import type { CallBody } from '#contract/call.ts'
import type { applicationUpdate } from '#contract/registration.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { AppError, type FieldErrors } from '#kernel/errors.ts'
import type { ApplicationDraft } from '#operations/registration.ts'
import { stateIn, stateValue } from '../../party/state.ts'
import { oneOf, type Typed } from '../../answers.server.ts'

/** The controls of the owner's form, which are also the keys of the saved draft. */
export const ownerFields = [
  'type',
  'firstName',
  'lastName',
  'nationality',
  'businessName',
  'companyType',
  'companyId',
  'countryOfIncorporation',
  'stateOfIncorporation',
  'country',
  'street',
  'postcode',
  'city',
  'state',
  'email',
  'phone',
  'priority',
  'priorityJurisdiction',
  'priorityNumber',
  'priorityDate',
] as const
export type OwnerField = (typeof ownerFields)[number]
export type OwnerValues = Record<OwnerField, string>

export function ownerIn(typed: Typed): OwnerValues {
  return Object.fromEntries(ownerFields.map((name) => [name, oneOf(typed, name).slice(0, 2000)])) as OwnerValues
}

/** What stands in the form: what was typed last, else what is stored, else what the order knows. */
export function ownerValues(
  application: ApplicationDraft | null,
  known: { email: string; firstName: string; lastName: string },
): OwnerValues {
  const empty = Object.fromEntries(ownerFields.map((name) => [name, ''])) as OwnerValues
  const owner = application?.registration_entity
  const stored: Partial<Record<OwnerField, string | null | undefined>> = owner
    ? {
        type: owner.type,
        firstName: owner.first_name,
        lastName: owner.last_name,
        nationality: owner.nationality,
        businessName: owner.business_name,
        companyType: owner.company_type,
        companyId: owner.company_id,
        countryOfIncorporation: owner.country_of_incorporation,
        stateOfIncorporation: stateValue('US', owner.state_of_incorporation),
        country: owner.address?.country,
        street: owner.address?.street,
        postcode: owner.address?.postcode,
        city: owner.address?.city,
        state: stateValue(owner.address?.country ?? '', owner.address?.state),
        email: owner.email,
        phone: owner.phone,
        priority: application.priority_filing_number ? 'yes' : '',
        priorityJurisdiction: application.priority_filing_jurisdiction,
        priorityNumber: application.priority_filing_number,
        priorityDate: application.priority_filing_date,
      }
    : known
  const from = { ...stored, ...application?.draft }
  for (const name of ownerFields) empty[name] = from[name] ?? ''
  return empty
}

const always: OwnerField[] = ['country', 'street', 'postcode', 'city', 'email']
const ofPerson: OwnerField[] = ['firstName', 'lastName', 'nationality']
const ofBusiness: OwnerField[] = ['businessName', 'companyType', 'countryOfIncorporation']
const ofPriority: OwnerField[] = ['priorityJurisdiction', 'priorityNumber', 'priorityDate']

/** Refuses with every missing answer at once; the call would name them one after the other. */
function refuseMissing(values: OwnerValues): void {
  const wanted = [
    ...(values.type === 'legal' ? ofBusiness : values.type === 'physical' ? ofPerson : []),
    ...always,
    ...(hasStates(values.country) ? (['state'] as const) : []),
    ...(values.priority === 'yes' ? ofPriority : []),
  ]
  const fields: FieldErrors = {}
  if (values.type !== 'legal' && values.type !== 'physical') fields.type = 'not-a-choice'
  for (const name of wanted) if (values[name] === '') fields[name] = 'required'
  if (hasStates(values.country) && values.state !== '' && !values.state.startsWith(`${values.country}-`))
    fields.state = 'not-a-choice'
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
}

/** What the call takes: a person has no business data and the other way round. Throws `invalid-input` per field. */
export function ownerBody(values: OwnerValues): CallBody<typeof applicationUpdate> {
  refuseMissing(values)
  const legal = values.type === 'legal'
  return {
    owner: {
      type: legal ? 'legal' : 'physical',
      firstName: legal ? null : values.firstName,
      lastName: legal ? null : values.lastName,
      nationality: legal ? null : values.nationality,
      businessName: legal ? values.businessName : null,
      companyType: legal ? values.companyType : null,
      companyId: legal ? values.companyId : null,
      countryOfIncorporation: legal ? values.countryOfIncorporation : null,
      stateOfIncorporation: legal ? stateIn(values.stateOfIncorporation, values.countryOfIncorporation) : null,
      email: values.email,
      phone: values.phone || null,
      address: {
        street: values.street,
        city: values.city,
        postcode: values.postcode,
        country: values.country,
        state: stateIn(values.state, values.country),
      },
    },
    priority:
      values.priority === 'yes'
        ? {
            // The contract refuses what is not of its list, beside the field.
            jurisdiction: values.priorityJurisdiction as Jurisdiction,
            number: values.priorityNumber,
            date: values.priorityDate,
          }
        : null,
  }
}

/** The control that a field of the call belongs to: "owner.address.city" is `city`, "priority.date" `priorityDate`. */
export function controlOf(field: string): string {
  const priority = /^priority\.(\w)(\w*)$/.exec(field)
  if (priority) return `priority${priority[1]?.toUpperCase() ?? ''}${priority[2] ?? ''}`
  return field.replace(/^owner\.(address\.)?/, '')
}
