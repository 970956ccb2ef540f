import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../../form-errors.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import type { AdditionalInfoData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['office-action', 'portal'] } satisfies PageHandle

/** The client answers what we asked about an office action, or says what is to change in the response. */
export default function OfficeActionInfoPage() {
  const t = useText('office-action')
  const common = useText('portal')
  const language = useLanguage()
  const { id, mark, place, questions, asked, said, can, isAboutResponse } = useLoaderData<AdditionalInfoData>()
  const refused = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const labels = Object.fromEntries(questions.map(({ field, name }) => [field, name]))
  const note = t(isAboutResponse ? 'info.change' : 'info.note')
  const errors = useFieldErrors(refused?.refusal, { ...labels, note })
  const typed = (name: string, before: string | null) => refused?.typed[name]?.[0] ?? before ?? ''
  return (
    <div className="mw-wrap mw-main mw-stack mw-stack--l">
      <title>{t('info.metaTitle', { mark })}</title>
      <a className="mw-small" href={path.officeAction({ id }, { language })}>
        {t('info.back')}
      </a>
      <h1 className="mw-h1">{t('info.title', { mark, place: place.name })}</h1>
      {asked && <p className="mw-lines mw-prose">{asked}</p>}
      {can.inform ? (
        <Form method="post" className="mw-stack mw-stack--l" noValidate>
          <FormErrors refusal={refused?.refusal} errors={errors} />
          {questions.map(({ field, name, question, answer }) => (
            <TextArea
              key={field}
              name={field}
              label={name}
              hint={question ?? undefined}
              maxLength={5000}
              defaultValue={typed(field, answer)}
              error={errors[field]}
            />
          ))}
          <TextArea
            name="note"
            label={note}
            optional={questions.length > 0 ? common('brands.optional') : undefined}
            maxLength={2000}
            defaultValue={typed('note', isAboutResponse ? null : said)}
            error={errors.note}
          />
          <div>
            <Button kind="primary" type="submit" busy={busy}>
              {t('info.submit')}
            </Button>
          </div>
        </Form>
      ) : (
        <p>{t('info.closed')}</p>
      )}
    </div>
  )
}
