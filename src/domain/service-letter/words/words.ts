/** A mark of one of the sides, every fact written out in the letter's language; what is not recorded is a gap. */
export interface MarkFacts {
  name: string
  place: string
  number: string
  filed: string
  /** Null where no registration is recorded. */
  registered: string | null
  classes: string
  /** The recorded goods and services, a line for each class. */
  goods: string
}

/** What the parts of a letter are filled with. */
export interface SidesFacts {
  owner: string
  recipient: string
  mark: string
}

/** The sentences of the letters of an order, beside those that they share with the letters of cases. */
export interface ServiceLetterWords {
  filed: (owner: string, mark: MarkFacts) => string
  /** A mark of which nothing is recorded but what was ordered. */
  unrecorded: (mark: MarkFacts) => string
  theirs: (mark: MarkFacts) => string
  line: (mark: MarkFacts) => string
  demandsOfMark: string
  response: {
    subject: (facts: SidesFacts) => string
    asked: string
    answer: string
    admits: (facts: SidesFacts) => string
  }
  coexistence: {
    title: string
    between: (facts: SidesFacts) => string
    first: (lines: string) => string
    second: (lines: string) => string
    clauses: string
    signatures: (facts: SidesFacts) => string
  }
  limitation: {
    subject: (mark: MarkFacts) => string
    recorded: (mark: MarkFacts) => string
    limited: string
    purpose: string
    request: string
  }
}
