/**
 * Whose eyes a page is for. 'public': may be kept by caches and found by searches. 'account': of somebody who signs in or
 * changes something here; kept by no cache and found by no search. 'link': opened by its unguessable address, which moreover
 * is told to nobody. What no row knows is 'link'.
 */
export type Privacy = 'public' | 'account' | 'link'

export interface RouteRow {
  name: string
  pattern: `/${string}`
  file: string
  /** Which frame stands around the page; `none` for answers without a page. */
  frame: 'site' | 'portal' | 'none'
  privacy: Privacy
  /** Its form carries a file, for which the usual limit of a form is too small. */
  takesFile?: true
}
