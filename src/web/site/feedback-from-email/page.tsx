import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { supportFeedbacks } from '#domain/support/status.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Choice, Fieldset } from '#ui/choice.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useClearDraft, useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import type { FeedbackData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['support'] } satisfies PageHandle

function FeedbackForm({ data }: { data: FeedbackData }) {
  const t = useText('support')
  const common = useText('common')
  const refused = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft(`feedback:${data.id}`, data.chosen ?? '')
  const errors = useFieldErrors(refused?.refusal, { feedback: t('feedback.question'), note: t('feedback.note') })
  const chosen = refused?.typed['feedback']?.[0] ?? data.chosen
  return (
    <Form ref={draft} method="post" className="mw-stack" noValidate>
      <FormErrors refusal={refused?.refusal} errors={errors} />
      <Fieldset id="feedback" legend={t('feedback.question')} error={errors['feedback']}>
        {supportFeedbacks.map((one) => (
          <Choice
            key={one}
            kind="radio"
            name="feedback"
            value={one}
            title={t(`feedback.${one}`)}
            defaultChecked={one === chosen}
          />
        ))}
      </Fieldset>
      <TextArea
        name="note"
        label={t('feedback.note')}
        optional={common('optional')}
        rows={4}
        maxLength={data.most}
        error={errors['note']}
        defaultValue={refused?.typed['note']?.[0] ?? ''}
      />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          {t('thread.send')}
        </Button>
      </div>
    </Form>
  )
}

/** Whether an answer of ours helped, asked for in a mail; it is said by sending the form and not by following the link. */
export default function FeedbackPage() {
  const t = useText('support')
  const data = useLoaderData<FeedbackData>()
  useClearDraft(data.isGiven ? `feedback:${data.id}` : '')
  return (
    <div className="mw-wrap mw-main">
      <title>{t('feedback.metaTitle')}</title>
      <div className="mw-stack mw-stack--l max-w-[44rem]">
        <h1 className="mw-h1">{t('feedback.title')}</h1>
        {data.isGiven ? (
          <Callout tone="leaf" title={t('feedback.given')}>
            <p>{t('feedback.givenText')}</p>
          </Callout>
        ) : (
          <>
            <p className="mw-muted">{t('feedback.lede', { number: data.number })}</p>
            <FeedbackForm data={data} />
          </>
        )}
        <p>
          <a href={data.thread}>{t('feedback.toThread')}</a>
        </p>
      </div>
    </div>
  )
}
