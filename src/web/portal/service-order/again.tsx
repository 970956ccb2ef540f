import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import { useServiceErrors } from '../../service/use-service-errors.ts'
import { useText } from '../../i18n/text.ts'

/** Orders the same service for the same marks once more, at the price of today. */
export function OrderAgain({ requestKey }: { requestKey: string }) {
  const t = useText('service')
  const busy = useNavigation().state !== 'idle'
  const refused = useActionData<FormAnswer>()
  const errors = useServiceErrors(refused?.refusal)
  return (
    <Form method="post" className="mw-stack mw-stack--s">
      {refused?.typed['intent']?.[0] === 'again' && <FormErrors refusal={refused.refusal} errors={errors} />}
      <input type="hidden" name="key" value={requestKey} />
      <Button type="submit" name="intent" value="again" busy={busy}>
        {t('portal.again')}
      </Button>
    </Form>
  )
}
