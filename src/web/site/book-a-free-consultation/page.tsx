import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { useForm } from '../../form/use-form.ts'
import { MachineTrap } from '../../form/machine-trap.tsx'
import { useOnceKey } from '../../form/use-once-key.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import type { BookingData } from './load.server.ts'
import { Times } from './times.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['consultation'] } satisfies PageHandle

/** Also after a refusal: a time that was taken meanwhile is not offered again. */
export function shouldRevalidate(): boolean {
  return true
}

/** A talk with a lawyer: a free time, and what it is about. */
export default function BookConsultation() {
  const t = useText('consultation')
  const common = useText('common')
  const { isOffered, slots, zone, minutes, days, shape, operatorEmail } = useLoaderData<BookingData>()
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const typed = (name: string) => answer?.typed[name]?.[0] ?? ''
  const form = useDraft('consultation')
  const key = useOnceKey(typed('key'))
  const labels = { at: t('when.title'), name: t('name'), email: t('email'), phone: t('phone'), description: t('about') }
  const controls = useForm({ shape, labels, refusal: answer?.refusal, value: typed })
  return (
    <div className="mw-wrap mw-main">
      <title>{`${t('title')} · ${common('brand')}`}</title>
      <meta name="description" content={t('description')} />
      <h1 className="mw-display">{t('title')}</h1>
      <p className="mw-lede mw-muted mt-2 mb-4">{t('lede', { minutes })}</p>
      {!isOffered ? (
        <p>{operatorEmail === null ? t('when.offNoEmail') : t('when.off', { email: operatorEmail })}</p>
      ) : slots.length === 0 ? (
        <p>{t('when.none', { days })}</p>
      ) : (
        <Form method="post" ref={form} className="mw-stack mw-stack--l">
          {answer && <FormErrors refusal={answer.refusal} errors={controls.errors} />}
          <input type="hidden" name="key" value={key} />
          <MachineTrap />
          <Times slots={slots} zone={zone} chosen={typed('at')} error={controls.errors['at']} />
          <div className="mw-stack mw-stack--l">
            <h2 className="mw-h2">{t('who')}</h2>
            <div className="mw-pair">
              <TextField {...controls.input('name')} autoComplete="name" />
              <TextField {...controls.input('email')} />
            </div>
            <TextField {...controls.input('phone')} hint={t('phoneHint')} />
            <TextArea
              {...controls.select('description')}
              maxLength={shape.description.max}
              hint={t('aboutHint')}
              rows={5}
            />
            <p className="mw-small mw-muted">{t('privacy')}</p>
            <Button kind="primary" type="submit" busy={busy}>
              {t('submit')}
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}
