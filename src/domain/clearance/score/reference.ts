/** A mark that buyers know by a part of it or by another name, for the goods that it is known for. */
export interface Known {
  readonly mark: string
  readonly classes: readonly number[]
}

/** A known mark that a sign refers to: by the whole of its name, or by the letters that it is called by. */
export interface Reference {
  readonly known: Known
  readonly called: string | null
  /** The other words of the sign. */
  readonly beside: readonly string[]
}
