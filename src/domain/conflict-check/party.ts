import { nameWords } from '#domain/account/name-words.ts'

/** Somebody as matters name them: a person or company, with addresses by which the same one is known elsewhere. */
export interface Party {
  names: readonly string[]
  emails: readonly string[]
  websites: readonly string[]
}

/** Providers whose addresses say nothing of who somebody works for. */
const commonMail = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.at
   web.de t-online.de proton.me protonmail.com seznam.cz email.cz centrum.cz post.cz azet.sk centrum.sk zoznam.sk pobox.sk orange.fr
   free.fr laposte.net wanadoo.fr libero.it virgilio.it mail.com mail.ru yandex.ru qq.com 163.com fastmail.com`.split(
    /\s+/,
  ),
)

/** What is left of a name when case, accents, points, legal forms and the order of words make no difference; null of too little. */
export function nameKey(name: string): string | null {
  const key = nameWords(name).toSorted().join(' ')
  return key.replaceAll(' ', '').length < 3 ? null : key
}

/** The host of an address of the web, without `www`; null of what is none. */
export function hostKey(website: string): string | null {
  const host = /^(?:https?:\/\/)?([^/?#:\s]+\.[^/?#:\s]+)/i.exec(website.trim())?.[1]
  return host ? host.toLowerCase().replace(/^www\./, '') : null
}

/** The host of a mail address, where it is of one company and not of a provider that everybody has. */
export function mailKey(email: string): string | null {
  const host = email.split('@')[1]?.trim().toLowerCase()
  return !host || commonMail.has(host) ? null : host
}

export const samenesses = ['name', 'website', 'email', 'email-host'] as const
export type Sameness = (typeof samenesses)[number]

const keysOf = (of: (text: string) => string | null, texts: readonly string[]): Map<string, string> =>
  new Map(
    texts.flatMap((text) => {
      const key = of(text)
      return key === null ? [] : [[key, text]]
    }),
  )

/** By what two parties seem to be one, with the words of the second; null where nothing says so. */
export function samePartyBy(one: Party, other: Party): { by: Sameness; words: string } | null {
  const ways: [Sameness, (text: string) => string | null, readonly string[], readonly string[]][] = [
    ['name', nameKey, one.names, other.names],
    ['email', (text) => text.trim().toLowerCase() || null, one.emails, other.emails],
    ['website', hostKey, one.websites, other.websites],
    [
      'email-host',
      (text) => mailKey(text) ?? hostKey(text),
      [...one.emails, ...one.websites],
      [...other.emails, ...other.websites],
    ],
  ]
  for (const [by, of, mine, theirs] of ways) {
    const known = keysOf(of, mine)
    for (const [key, words] of keysOf(of, theirs)) if (known.has(key)) return { by, words }
  }
  return null
}
