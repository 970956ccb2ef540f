import type { PersonRow } from '#operations/staff/people.ts'

/** The name a person is called by; without one, the address. */
export function personName(person: PersonRow | null | undefined): string {
  if (!person) return ''
  const name = `${person.profile?.firstname ?? ''} ${person.profile?.lastname ?? ''}`.trim()
  return name || person.email
}

/** Two letters for a person: of first and last name, or of the address. */
export function initialsOf(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? []
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
