import { useGetIdentity } from 'ra-core'
import { assignCall, type Assignable } from '#contract/assignee.ts'
import { useMemo } from 'react'
import type { PersonRow } from '#operations/staff/people.ts'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { personName } from './person.ts'
import { useStaff } from './use-staff.ts'

interface AssignProps {
  noun: Assignable
  id: string
  assigned: Pick<PersonRow, 'id'> | null | undefined
}

/** Who works on a row; the same control for every noun that has somebody. */
export function Assign({ noun, id, assigned }: AssignProps) {
  const t = useText()
  const { identity } = useGetIdentity()
  const staff = useStaff()
  const call = useMemo(() => assignCall(noun), [noun])
  const assign = useSend(call, { done: t('request.assigned') })
  return (
    <label className="wb-assign">
      <span className="mw-vh">{t('field.assigned')}</span>
      <select
        className="mw-select"
        value={assigned?.id ?? ''}
        disabled={assign.busy}
        onChange={(event) => void assign.send({ params: { id }, body: { userId: event.target.value || null } })}
      >
        <option value="">{t('nobody')}</option>
        {staff.map((person) => (
          <option key={person.id} value={person.id}>
            {person.id === identity?.id ? t('request.me', { name: personName(person) }) : personName(person)}
          </option>
        ))}
      </select>
    </label>
  )
}
