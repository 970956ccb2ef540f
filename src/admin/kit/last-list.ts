/** The queue or list that was looked at last, as it was narrowed; kept until the page is loaded anew. */
let last: string | null = null

/** Keeps the address of a queue or a list; a single matter leaves what is kept alone. */
export function rememberList(pathname: string, search: string): void {
  if (pathname.split('/').length <= 2 && pathname !== '/data-console') last = `${pathname}${search}`
}

/** Where "back to the list" leads; without any, `otherwise`. */
export const lastList = (otherwise: string): string => last ?? otherwise
