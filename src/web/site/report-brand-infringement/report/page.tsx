import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ButtonLink, Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Facts } from '#ui/facts.tsx'
import { Status } from '#ui/status.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useClearDraft, useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../../form-errors.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useText } from '../../../i18n/text.ts'
import { reportTone } from '../../../mark-tone.ts'
import type { ReportShown } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['case'] } satisfies PageHandle

/** The question that we have, with the form for its answer. */
function Question({ data, refused }: { data: ReportShown; refused: FormAnswer | undefined }) {
  const t = useText('case')
  const common = useText('common')
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft(`case-request-answer:${data.id}`)
  const errors = useFieldErrors(refused?.refusal, { answer: t('shown.answer'), links: t('shown.moreLinks') })
  const value = (name: string) => refused?.typed[name]?.[0] ?? ''
  return (
    <Entry id="question" margin={t('shown.questionMargin')}>
      <h2 className="mw-h3 mb-2" id="question-title">
        {t('shown.question')}
      </h2>
      <p className="mw-lines mb-2">{data.question}</p>
      <Form ref={draft} method="post" className="mw-stack" noValidate>
        <FormErrors refusal={refused?.refusal} errors={errors} />
        <TextArea
          name="answer"
          label={t('shown.answer')}
          rows={5}
          maxLength={5000}
          error={errors['answer']}
          defaultValue={value('answer')}
        />
        <TextArea
          name="links"
          label={t('shown.moreLinks')}
          optional={common('optional')}
          className="mw-textarea--short"
          error={errors['links']}
          defaultValue={value('links')}
        />
        <div>
          <Button kind="primary" type="submit" busy={busy}>
            {t('shown.send')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}

/** Where a report stands: what was reported, what we ask, and what came of it. */
export default function ReportPage() {
  const t = useText('case')
  const data = useLoaderData<ReportShown>()
  const refused = useActionData<FormAnswer>()
  useClearDraft('report-infringement')
  useClearDraft('report-threat')
  useClearDraft('report-violation')
  const { status } = data
  return (
    <div className="mw-wrap mw-main mw-stack">
      <title>{t('shown.metaTitle')}</title>
      <p>
        <Status tone={reportTone(status)}>{t(`requestStatus.${status}`)}</Status>
      </p>
      <h1 className="mw-h1">{data.mark === null ? t('shown.titlePlain') : t('shown.title', { mark: data.mark })}</h1>
      <p className="mw-lede">{t(`shown.now.${status}`)}</p>
      {data.caseHref && (
        <p>
          <ButtonLink kind="primary" href={data.caseHref}>
            {t('shown.toCase')}
          </ButtonLink>
        </p>
      )}
      {status === 'Dismissed' && data.dismissReason && (
        <Callout tone="plain" title={t('shown.reason')}>
          <p className="mw-lines">{data.dismissReason}</p>
        </Callout>
      )}
      {data.can.answer && <Question key={data.question} data={data} refused={refused} />}
      <Entry id="report" margin={t('shown.margin')}>
        <h2 className="mw-h3 mb-2" id="report-title">
          {t('shown.report')}
        </h2>
        <Facts
          facts={[
            { key: 'sent', label: t('shown.sent'), value: data.sent },
            ...(data.place ? [{ key: 'place', label: t('shown.place'), value: data.place.name }] : []),
            {
              key: 'links',
              label: t('report.links'),
              // Addresses of strangers are read here and not followed by a click.
              value: <span className="mw-lines">{data.links.join('\n') || '–'}</span>,
            },
            {
              key: 'message',
              label: t('report.message'),
              value: <span className="mw-lines">{data.message ?? '–'}</span>,
            },
            ...(data.answer === null
              ? []
              : [
                  { key: 'answer', label: t('shown.answered'), value: <span className="mw-lines">{data.answer}</span> },
                ]),
          ]}
        />
      </Entry>
    </div>
  )
}
