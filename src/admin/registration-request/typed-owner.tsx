import { ownerField, ownerFieldNames } from '#domain/account/party.ts'
import { addressParts, addressControls, moreAddresses } from '#domain/registration/addresses.ts'
import { Facts } from '#ui/facts.tsx'
import { useOwnerWords, useText } from '../i18n/texts.ts'
import { useCountryName } from '../kit/country.ts'

/** The controls of the owner's form beside its kind, by whose names the words are called. */
const named = [
  ...ownerFieldNames,
  'country',
  'street',
  'postcode',
  'city',
  'state',
  'email',
  'phone',
  'priorityJurisdiction',
  'priorityNumber',
  'priorityDate',
] as const
const countries: readonly string[] = [
  'country',
  ...moreAddresses.map((of) => addressControls(of).country),
  ...ownerFieldNames.filter((name) => ownerField(name).text === 'country'),
]

/** What the client has typed of the owner so far; a box that says nothing by itself is left out. */
export function TypedOwner({ typed }: { typed: Readonly<Record<string, string>> }) {
  const t = useText()
  const words = useOwnerWords()
  const country = useCountryName()
  const labelOf = (key: string): string | undefined => {
    if (key === 'type') return t('owner.type')
    if (key === 'birthdate') return t('owner.birthdate')
    for (const of of moreAddresses)
      for (const part of addressParts) {
        if (addressControls(of)[part] === key) return words(`${of}Part`, { part: words(part) })
      }
    const name = named.find((one) => one === key)
    return name && words(name)
  }
  const said = (name: string, value: string): string => {
    if (name === 'type') return t(value === 'legal' ? 'owner.legal' : 'owner.physical')
    return countries.includes(name) ? country(value) : value
  }
  const facts = Object.entries(typed).flatMap(([key, value]) => {
    const label = labelOf(key)
    return label && value !== '' ? [{ key, label, value: said(key, value) }] : []
  })
  return <Facts plain tight facts={facts} />
}
