import { classNames } from '#ui/class-names.ts'
import type { PersonRow } from '#operations/staff/people.ts'
import { useText } from '../i18n/texts.ts'
import { initialsOf, personName } from './person.ts'

/** Who has a matter, as a square with two letters; a dashed one when nobody does. */
export function Initials({ person, me }: { person: PersonRow | null | undefined; me?: string }) {
  const t = useText()
  const name = person ? personName(person) : t('nobody')
  return (
    <span
      className={classNames(
        'mw-initials',
        !person && 'mw-initials--none',
        person && person.id === me && 'mw-initials--me',
      )}
      title={name}
    >
      <span aria-hidden="true">{person ? initialsOf(name) : '–'}</span>
      <span className="mw-vh">{name}</span>
    </span>
  )
}
