import { serviceRequestLabel } from '#contract/service-order.ts'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit } from '../kit/use-kept-text.ts'

/** What we call the order, and where else it is worked on; the client reads neither. */
export function LabelForm({ row }: { row: ServiceRow }) {
  const t = useText()
  const label = useKeptEdit(`service-label:${row.id}`, row.internal_label ?? '')
  const url = useKeptEdit(`service-tracker:${row.id}`, row.task_tracker_url ?? '')
  const save = useSend(serviceRequestLabel, { done: t('service.labelSaved'), ownRefusal: true })
  const as = (part: 'text' | 'base') => ({ internalLabel: label[part] || null, taskTrackerUrl: url[part] || null })
  return (
    <StepForm
      send={async () => {
        const answer = await save.send({ params: { id: row.id }, body: { ...as('text'), before: as('base') } })
        if (answer.ok) for (const edit of [label, url]) edit.forget()
      }}
      refused={save.error}
      busy={save.busy}
      submit={t('service.labelSave')}
    >
      <TextField
        name="internalLabel"
        label={t('service.internalLabel')}
        hint={t('service.internalLabelHint')}
        value={label.text}
        maxLength={200}
        error={fieldError(save.fields, 'internalLabel', t('service.internalLabel'))}
        onChange={(event) => label.set(event.target.value)}
      />
      <Theirs edit={label} />
      <TextField
        name="taskTrackerUrl"
        type="url"
        label={t('service.tracker')}
        hint={t('service.trackerHint')}
        value={url.text}
        maxLength={500}
        error={fieldError(save.fields, 'taskTrackerUrl', t('service.tracker'))}
        onChange={(event) => url.set(event.target.value)}
      />
      <Theirs edit={url} />
      {row.task_tracker_url && (
        <p className="mw-small">
          <a href={row.task_tracker_url} rel="noreferrer noopener" target="_blank">
            {t('service.trackerOpen')}
          </a>
        </p>
      )}
    </StepForm>
  )
}
