import { dateTimeFormat } from '#kernel/formatters.ts'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { localeOf } from '#kernel/languages.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { useClearDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { TalkData } from './load.server.ts'
import { TalkDocuments } from './documents.tsx'
import { useZone, zoneName } from './use-zone.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['consultation'] } satisfies PageHandle

/** A booked talk: when and where it is, its entry for a calendar, and how to cancel it. */
export default function ConsultationPage() {
  const t = useText('consultation')
  const language = useLanguage()
  const { at, minutes, zone: office, location, description, state, calendar, documents } = useLoaderData<TalkData>()
  const answer = useActionData<FormAnswer | { cancelled: true }>()
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined
  const errors = useFieldErrors(refusal, { file: t('booked.file') })
  const busy = useNavigation().state !== 'idle'
  const zone = useZone(office)
  useClearDraft('consultation')
  const when = dateTimeFormat(localeOf[language], { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  return (
    <div className="mw-wrap mw-main mw-stack mw-stack--l">
      <title>{t('booked.metaTitle')}</title>
      <h1 className="mw-h1">{t(`booked.title.${state}`)}</h1>
      <FormErrors refusal={refusal} errors={errors} />
      <Facts
        facts={[
          { key: 'when', label: t('booked.when'), value: <time dateTime={at}>{when.format(new Date(at))}</time> },
          { key: 'zone', label: t('booked.zone'), value: zoneName(zone) },
          { key: 'length', label: t('booked.length'), value: t('booked.minutes', { count: minutes }) },
          ...(state === 'ahead'
            ? [{ key: 'where', label: t('booked.where'), value: location ?? t('booked.whereLater') }]
            : []),
          ...(description ? [{ key: 'about', label: t('about'), value: description }] : []),
        ]}
      />
      <TalkDocuments names={documents} open={state === 'ahead'} error={errors['file']} />
      {state === 'ahead' ? (
        <div className="mw-cluster">
          <ButtonLink kind="primary" href={calendar}>
            {t('booked.calendar')}
          </ButtonLink>
          <Form method="post">
            <Button type="submit" busy={busy}>
              {t('booked.cancel')}
            </Button>
          </Form>
        </div>
      ) : (
        <p>
          <a href={path.bookConsultation({}, { language })}>{t('booked.again')}</a>
        </p>
      )}
    </div>
  )
}
