type Temporals = Pick<typeof import('temporal-polyfill'), 'Temporal'>

const isThere = (all: object): all is Temporals => 'Temporal' in all

const there: unknown = globalThis
const taken: Temporals =
  typeof there === 'object' && there !== null && isThere(there) ? there : await import('temporal-polyfill')

export const { Temporal } = taken
