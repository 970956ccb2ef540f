import { Facts } from '#ui/facts.tsx'
import { useText, type TextKey } from '../i18n/texts.ts'
import { useCountryName } from '../kit/country.ts'

/** The controls of the owner's form, as they are called here. */
const names: Readonly<Record<string, TextKey>> = {
  type: 'owner.type',
  firstName: 'user.firstName',
  lastName: 'user.lastName',
  nationality: 'owner.nationality',
  birthdate: 'owner.birthdate',
  businessName: 'owner.business',
  companyType: 'owner.companyType',
  companyId: 'owner.companyId',
  countryOfIncorporation: 'owner.incorporated',
  stateOfIncorporation: 'owner.incorporatedState',
  country: 'owner.country',
  street: 'owner.street',
  postcode: 'owner.postcode',
  city: 'owner.city',
  state: 'owner.state',
  email: 'owner.email',
  phone: 'owner.phone',
  priorityJurisdiction: 'owner.priorityPlace',
  priorityNumber: 'owner.priorityNumber',
  priorityDate: 'owner.priorityDate',
}
const countries = ['nationality', 'countryOfIncorporation', 'country']

/** What the client has typed of the owner so far; a box that says nothing by itself is left out. */
export function TypedOwner({ typed }: { typed: Readonly<Record<string, string>> }) {
  const t = useText()
  const country = useCountryName()
  const said = (name: string, value: string): string => {
    if (name === 'type') return t(value === 'legal' ? 'owner.legal' : 'owner.physical')
    return countries.includes(name) ? country(value) : value
  }
  const facts = Object.entries(typed).flatMap(([key, value]) => {
    const name = names[key]
    return name && value !== '' ? [{ key, label: t(name), value: said(key, value) }] : []
  })
  return <Facts plain tight facts={facts} />
}
