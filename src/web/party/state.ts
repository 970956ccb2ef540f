import { hasStates } from '#domain/account/party.ts'

/** How a state or province stands in a form's one list of all: "US-CA". Empty where a country has none. */
export function stateValue(country: string, state: string | null | undefined): string {
  return hasStates(country) && state ? `${country}-${state}` : ''
}

/** The state of a form's value, as an address keeps it; null when it is of another country than the address. */
export function stateIn(value: string, country: string): string | null {
  const [of, state] = value.split('-')
  return of === country && state ? state : null
}
