import { uuidv7 } from '#kernel/ids.ts'
/** What the chat keeps in this tab: which conversation runs, and what is typed. Signing out takes it away. */
const place = 'chat'

export interface KeptChat {
  /** The running conversation. */
  id: string | null
  /** What is typed and not sent yet, by field. */
  typed: Record<string, string>
  /** Under this the message that is being typed is taken once, however often it is sent. */
  key: string
}

const fresh = (): KeptChat => ({ id: null, typed: {}, key: uuidv7() })

export function readKept(): KeptChat {
  try {
    const text = sessionStorage.getItem(place)
    return text === null ? fresh() : { ...fresh(), ...(JSON.parse(text) as Partial<KeptChat>) }
  } catch {
    // Without storage the chat works until the page is left.
    return fresh()
  }
}

export function keep(kept: KeptChat): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // As above.
  }
}
