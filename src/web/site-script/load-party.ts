import type { ThirdParty } from '#kernel/third-parties.ts'

/** Milliseconds after which a script of others that has not come is let go. */
const patience = 10_000

/** Who is signed in, as a provider may know them; null for a visitor. */
export interface KnownVisitor {
  name: string | null
  email: string
  digest: string | null
}

/** Loads one script of others, after a yes. A chat is told first who is signed in; it finds that under `markwrightVisitor`. */
export function loadParty(page: Document, { kind, script }: ThirdParty): void {
  void (kind === 'chat' ? visitor(page) : Promise.resolve(null)).then((known) => {
    const tag = page.createElement('script')
    tag.src = script
    tag.async = true
    tag.dataset['party'] = kind
    if (known) (page.defaultView as unknown as { markwrightVisitor: KnownVisitor }).markwrightVisitor = known
    const timer = setTimeout(() => tag.remove(), patience)
    tag.addEventListener('load', () => clearTimeout(timer))
    page.head.append(tag)
  })
}

async function visitor(page: Document): Promise<KnownVisitor | null> {
  const address = page.querySelector<HTMLElement>('[data-visitor]')?.dataset['visitor']
  if (address === undefined) return null
  const answer = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => null)
  if (!answer?.ok) return null
  const { name, email, digest } = (await answer.json()) as {
    name: string | null
    email: string | null
    digest: string | null
  }
  return email === null ? null : { name, email, digest }
}
