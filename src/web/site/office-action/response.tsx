import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { OfficeActionData } from './load.server.ts'

/** The answer to the office: read and approved as it stands, or sent back with what is to change. */
export function Response({ data }: { data: OfficeActionData }) {
  const t = useText('office-action')
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const { response, can, status } = data
  if (!response) return null
  const isApproved = status === 'Response approved' || status === 'Response submitted'
  return (
    <Entry id="response" margin={t('response.margin', { version: response.version })}>
      <h2 className="mw-h2 mb-2" id="response-title">
        {t(can.approve ? 'response.titleOpen' : isApproved ? 'response.titleApproved' : 'response.title')}
      </h2>
      <div className="mw-answer">
        <p className="mw-lines" translate="no">
          {response.text}
        </p>
      </div>
      {can.approve && (
        <Form method="post" className="mw-cluster mt-2">
          <input type="hidden" name="version" value={response.version} />
          <Button kind="primary" type="submit" name="intent" value="approve" busy={busy}>
            {t('response.approve')}
          </Button>
          <ButtonLink href={path.officeActionInfo({ id: data.id }, { language })}>{t('response.change')}</ButtonLink>
        </Form>
      )}
    </Entry>
  )
}
