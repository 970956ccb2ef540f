import type { DirectiveName } from './directives.ts'
import type { FrontMatter } from './front-matter.ts'

/** A compiled text as a tree: words, elements, and directives with their checked arguments. */
export type Piece =
  | string
  | { tag: string; id?: string; href?: string; start?: number; pieces: Piece[] }
  | { directive: DirectiveName; takes: unknown }

export interface Heading {
  id: string
  text: string
}

/** What the build makes of one Markdown file. */
export interface CompiledPage {
  meta: FrontMatter
  headings: Heading[]
  /** Minutes to read it, rounded up. */
  minutes: number
  pieces: Piece[]
}
