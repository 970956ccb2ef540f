import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Explanation } from './score/explanation.ts'
import type { Scope } from './scope.ts'

/** A question to the register: marks like a text, in competition with its classes as `scope` says. */
export interface Asked {
  readonly text: string
  readonly classes: readonly number[]
  readonly scope: Scope
  /** Whose registers are looked at; none for all. */
  readonly offices?: readonly Jurisdiction[]
  readonly withDead: boolean
  /** How many names are wanted; each may have several records. */
  readonly limit: number
}

/** A mark that was found, with the reasons; `seq` is its number in the register. */
export interface Found {
  readonly seq: number
  readonly text: string
  /** Its letters alone: records of one name follow each other. */
  readonly name: string
  readonly classes: readonly number[]
  readonly dead: boolean
  /** The other spelling of the record that the score is of; null when it is of the mark as it stands. */
  readonly spelling: string | null
  readonly score: Explanation
}

/** How many marks the register holds of an office, and the date of the newest record. */
export interface Coverage {
  office: Jurisdiction
  count: number
  asOf: string | null
}

/** The register as it can be asked. The database answers with fewer candidates while the index is not there. */
export interface Register {
  search(asked: Asked): Promise<{ found: Found[]; answeredBy: 'index' | 'database' }>
  coverage(): Promise<Coverage[]>
}
