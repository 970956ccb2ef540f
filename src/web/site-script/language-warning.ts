const section = '/es/class-assist'

const isWithin = (pathname: string): boolean => pathname === section || pathname.startsWith(`${section}/`)

/** Where the two links of the question lead: the same page in English, with the query of either address, and the page itself. */
export function waysOn(target: URL, here: URL): { english: string; stay: string } | null {
  const isSpanish = target.pathname === '/es' || target.pathname.startsWith('/es/')
  if (target.origin !== here.origin || !isSpanish || isWithin(target.pathname) || !isWithin(here.pathname)) return null
  const pathname = target.pathname.replace(/^\/es(?=\/|$)/, '') || '/'
  return { english: `${pathname}${target.search || here.search}${target.hash}`, stay: target.href }
}

/** Asks in Spanish, when somebody leaves the pages of the classes, whether to go on in English. */
export function askLanguage(page: Document): void {
  const dialog = page.querySelector<HTMLDialogElement>('dialog[data-language-warning]')
  if (!dialog) return
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target === '_blank' || dialog.contains(link)) return
    const ways = waysOn(new URL(link.href), new URL(page.location.href))
    const [english, stay] = (['english', 'stay'] as const).map((name) =>
      dialog.querySelector<HTMLAnchorElement>(`[data-${name}]`),
    )
    if (!ways || !english || !stay) return
    event.preventDefault()
    english.href = ways.english
    stay.href = ways.stay
    dialog.showModal()
  })
}
