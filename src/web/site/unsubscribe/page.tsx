import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'

export { action } from './load.server.ts'

export const handle = { namespaces: ['account'] } satisfies PageHandle

/** Where the last line of a mail with advertising leads. */
export default function UnsubscribePage() {
  const t = useText('account')
  const answer = useActionData<FormAnswer | { ended: true }>()
  const busy = useNavigation().state !== 'idle'
  const isEnded = answer !== undefined && 'ended' in answer
  return (
    <div className="mw-wrap mw-stack mw-stack--l">
      <title>{t('unsubscribe.metaTitle')}</title>
      <h1 className="mw-h1">{t(isEnded ? 'unsubscribe.endedTitle' : 'unsubscribe.title')}</h1>
      <p className="mw-lede">{t(isEnded ? 'unsubscribe.endedText' : 'unsubscribe.text')}</p>
      {answer && 'refusal' in answer && <FormErrors refusal={answer.refusal} errors={{}} />}
      {!isEnded && (
        <Form method="post">
          <Button kind="primary" type="submit" busy={busy}>
            {t('unsubscribe.submit')}
          </Button>
        </Form>
      )}
    </div>
  )
}
