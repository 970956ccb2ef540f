import { Form, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Callout } from '#ui/callout.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import { MachineTrap } from '../../form/machine-trap.tsx'
import { useOnceKey } from '../../form/use-once-key.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { ContactFields } from './contact-fields.tsx'
import type { FormPart } from './form-part.ts'
import { GoodsFields } from './goods-fields.tsx'
import type { VerificationData } from './load.server.ts'
import { MarkFields } from './mark-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['verification', 'checker', 'trademark'] } satisfies PageHandle

export default function VerificationPage() {
  const t = useText('verification')
  const data = useLoaderData<VerificationData>()
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const key = useOnceKey(answer?.typed.key?.[0])
  const draft = useDraft('verification', useLocation().search)
  const errors = useFieldErrors(answer?.refusal, {
    value: t('mark.value'),
    type: t('mark.kind'),
    file: t('mark.picture'),
    jurisdictions: t('where.margin'),
    businessDescription: t('goods.business'),
    websites: t('goods.websites'),
    contactFirstName: t('contact.firstName'),
    contactLastName: t('contact.lastName'),
    contactEmail: t('contact.email'),
    contactPhone: t('contact.phone'),
  })
  const fromHome: Record<string, string> = { value: data.value, businessDescription: data.businessDescription }
  const part: FormPart = {
    data,
    errors,
    typed: (name) => answer?.typed[name]?.[0] ?? fromHome[name] ?? '',
    ticked: (name) => answer?.typed[name],
  }
  return (
    <div className="mw-wrap mw-main">
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <Form ref={draft} method="post" encType="multipart/form-data" noValidate>
        <div className="mw-stack mb-6">
          <FormErrors refusal={answer?.refusal} errors={errors} ids={{ type: 'type-WORD' }} />
          <h1 className="mw-h1">{t('title')}</h1>
          <p className="mw-lede mw-muted">{t('lede')}</p>
        </div>
        <input type="hidden" name="key" value={key} />
        <MachineTrap />
        <MarkFields {...part} />
        <PlaceFields {...part} />
        <GoodsFields {...part} />
        <ContactFields {...part} />
        <div className="mw-formend">
          <div className="mw-stack">
            <ButtonGroup submit={t('submit')} submitting={t('submitting')} busy={busy} />
          </div>
          <Callout tone="plain" title={t('next.title')}>
            <ol className="mw-numbered">
              <li>{t('next.1')}</li>
              <li>{t('next.2')}</li>
              <li>{t('next.3')}</li>
            </ol>
          </Callout>
        </div>
      </Form>
    </div>
  )
}
