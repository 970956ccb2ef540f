import { oppositionCreate } from '#contract/opposition.ts'
import type { OfficeMailRow } from '#operations/staff/office-mail.ts'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { TakeOppositionForm } from '../kit/take-opposition-form.tsx'

/** A mail of an office becomes an opposition against its trademark. */
export function TakeOpposition({ row }: { row: OfficeMailRow }) {
  const t = useText()
  const create = useSend(oppositionCreate, { done: t('opposition.created'), ownRefusal: true })
  return (
    <TakeOppositionForm
      kept={`mail-${row.id}`}
      filed={null}
      step={{ ...create, send: async (body) => await create.send({ body: { messageId: row.id, ...body } }) }}
    />
  )
}
