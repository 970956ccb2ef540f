import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Callout, type CalloutTone } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import type { LetterCheckData, ShownAnswer, ShownFinding } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

const tones: Record<ShownAnswer['verdict'], CalloutTone> = {
  against: 'seal',
  ours: 'leaf',
  fits: 'info',
  unknown: 'amber',
}

function Finding({ finding }: { finding: ShownFinding }) {
  const t = useText('portal')
  const { kind, sign, source, sourceName, values } = finding
  return (
    <li>
      {kind === 'sign' && sign !== null
        ? t(`letter.sign.${sign}` as 'letter.sign.euipo-asks-for-money')
        : t(`letter.finding.${kind as Exclude<typeof kind, 'sign'>}`, values)}{' '}
      {source !== null && (
        <a className="mw-source" href={source} rel="noreferrer" target="_blank">
          {t('letter.source', { name: sourceName ?? '' })}
        </a>
      )}
    </li>
  )
}

/** What a letter was held against, and the way to a person. */
function Answer({ answer }: { answer: ShownAnswer }) {
  const t = useText('portal')
  return (
    <Entry id="answer" margin={answer.shownAt}>
      <h2 className="mw-h3 mb-2" id="answer-title">
        {answer.subject}
      </h2>
      <Callout tone={tones[answer.verdict]} title={t(`letter.verdict.${answer.verdict}`)}>
        <ul className="mw-stack mw-stack--s mt-2">
          {answer.findings.map((finding) => (
            <Finding key={finding.key} finding={finding} />
          ))}
        </ul>
      </Callout>
      <p className="mw-small mw-muted mt-2 mb-2">{t('letter.noAdvice')}</p>
      {answer.reply ? (
        <blockquote className="mw-stack mw-stack--s">
          <p className="mw-lines">{answer.reply.text}</p>
          <footer className="mw-small mw-muted">
            {t('letter.replied', { person: answer.reply.person, at: answer.reply.at })}
          </footer>
        </blockquote>
      ) : answer.isAsked ? (
        <p>{t(answer.isSettled ? 'letter.settled' : 'letter.asked')}</p>
      ) : (
        <Form method="post" className="mw-stack" reloadDocument>
          <input type="hidden" name="letter" value={answer.id} />
          <TextArea
            name="question"
            label={t('letter.question')}
            optional={t('brands.optional')}
            className="mw-textarea--short"
            maxLength={2000}
          />
          <div>
            <Button type="submit" name="intent" value="ask">
              {t('letter.ask')}
            </Button>
          </div>
        </Form>
      )}
    </Entry>
  )
}

/** Is this letter real? A letter that asks for money or a signature is held against the docket and what is known of others. */
export default function LetterCheckPage() {
  const t = useText('portal')
  const { answer, mostLetter } = useLoaderData<LetterCheckData>()
  const refused = useActionData<FormAnswer>()
  const errors = useFieldErrors(refused?.refusal, { file: t('letter.file'), text: t('letter.text') })
  return (
    <>
      <title>{t('letter.metaTitle')}</title>
      <h1 className="mw-h1">{t('letter.title')}</h1>
      <p className="mw-muted mt-1 mb-4">{t('letter.lede')}</p>
      {answer && <Answer answer={answer} />}
      <Entry id="show" margin={t('letter.showMargin')}>
        <h2 className="mw-h3 mb-2" id="show-title">
          {t(answer ? 'letter.another' : 'letter.show')}
        </h2>
        <Form method="post" encType="multipart/form-data" className="mw-stack mw-stack--l" noValidate reloadDocument>
          <FormErrors refusal={refused?.refusal} errors={errors} />
          <Field id="file" label={t('letter.file')} hint={t('letter.fileHint')} error={errors.file}>
            <input
              id="file"
              name="file"
              className="mw-input"
              type="file"
              accept="application/pdf,.eml,message/rfc822,text/plain"
              aria-invalid={errors.file ? true : undefined}
              aria-describedby={errors.file ? 'file-error file-hint' : 'file-hint'}
            />
          </Field>
          <TextArea
            name="text"
            label={t('letter.text')}
            hint={t('letter.textHint')}
            maxLength={mostLetter}
            defaultValue={refused?.typed.text?.[0] ?? ''}
            error={errors.text}
          />
          <div>
            <Button kind="primary" type="submit" name="intent" value="show">
              {t('letter.submit')}
            </Button>
          </div>
        </Form>
      </Entry>
    </>
  )
}
