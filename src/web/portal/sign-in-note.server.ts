import { isLanguage, type Language } from '#kernel/languages.ts'

/** What the sign-in page remembers between a refused sign-in and its next display, which comes without an address. */
export interface SignInNote {
  language: Language
  callbackUrl: string | null
  /** The account that was activated a moment ago, or got a new password. */
  activated: string | null
  occasion?: 'password-set' | undefined
}

const name = 'markwright.sign-in'
const seconds = 900

/** The note in a Cookie header; null when there is none or it is not ours. */
export function readNote(cookies: string | null): SignInNote | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies ?? '')?.[1]
  if (!value) return null
  try {
    const note = JSON.parse(decodeURIComponent(value)) as Record<string, unknown>
    if (typeof note.language !== 'string' || !isLanguage(note.language)) return null
    return {
      language: note.language,
      callbackUrl: textOf(note.callbackUrl),
      activated: textOf(note.activated),
      occasion: note.occasion === 'password-set' ? note.occasion : undefined,
    }
  } catch {
    // Anybody can write a cookie: an unreadable one is no note.
    return null
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function noteCookie(note: SignInNote, secure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(note))
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
