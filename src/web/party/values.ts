import { columnOf, ownerField, ownerFieldNames, ownToType, partyTypes } from '#domain/account/party.ts'
import { moreAddresses } from '#domain/registration/addresses.ts'
import { stateIn, stateValue } from './state.ts'

interface StoredParty {
  country_of_incorporation?: string | null
  address?: { country?: string | null } | null
}

/** States are chosen from one list of all, so their controls hold "US-CA"; each belongs to this country. */
const states: Readonly<Record<string, string>> = {
  state: 'country',
  ...Object.fromEntries(moreAddresses.map((of) => [`${of}State`, `${of}Country`])),
  ...Object.fromEntries(
    ownerFieldNames.flatMap((name) => {
      const { within } = ownerField(name)
      return within === undefined ? [] : [[name, within]]
    }),
  ),
}

/** A stored person or company as a form's controls have it: each from the column of its name, of the party or its address. */
export function partyValues<N extends string>(names: readonly N[], party: StoredParty): Record<N, string> {
  const columns = { ...party, ...party.address } as Readonly<Record<string, unknown>>
  const text = (name: string): string => {
    const value = columns[columnOf(name)]
    return typeof value === 'string' ? value : ''
  }
  const values = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<string, string>
  for (const [name, of] of Object.entries(states)) if (name in values) values[name] = stateValue(text(of), values[name])
  return values
}

/** What a party's form means: states within their countries, and the fields that the other type of party has, to be left out. */
export function partyAnswers<N extends string>(typed: Readonly<Record<N, string>>) {
  const values: Record<string, string> = { ...typed }
  for (const [name, of] of Object.entries(states))
    if (name in values) values[name] = stateIn(values[name] ?? '', values[of] ?? '') ?? ''
  const other = partyTypes.filter((type) => type !== values['type'])
  return {
    values: values as Record<N, string>,
    // Somebody who chose neither is asked for nothing of either.
    leftOut: other.flatMap((type): readonly string[] => ownToType[type]),
  }
}
