/**
 * A list that was given as one text in PostgreSQL's own writing: `{a,b}`. For a column of arrays the database reads it; a list
 * of values to choose from has it as its one value, as GraphQL says.
 */
export class ArrayLiteral extends Array<unknown> {
  static override readonly [Symbol.species] = Array
  readonly text: string

  constructor(text: string) {
    super()
    this.push(text)
    this.text = text
  }
}

/** Whether a text is such a list. */
export const isLiteral = (text: unknown): text is string => typeof text === 'string' && /^\s*\{/.test(text)
