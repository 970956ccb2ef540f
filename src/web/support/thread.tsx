import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Status } from '#ui/status.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../answers.server.ts'
import '../draft.css'
import { useOnceKey } from '../form/use-once-key.ts'
import { FormErrors, useFieldErrors } from '../form-errors.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import type { ThreadData } from './thread.server.ts'
import { ThreadDocuments } from './thread-documents.tsx'
import { ticketTone } from './tone.ts'

function Messages({ data }: { data: ThreadData }) {
  const t = useText('support')
  return (
    <>
      {data.earlier > 0 && <p className="mw-small mw-muted">{t('thread.earlier', { count: data.earlier })}</p>}
      <ol className="mw-thread">
        {data.messages.map((one) => (
          <li key={one.id} className={one.isOurs ? undefined : 'is-mine'}>
            <p className="mw-small mw-muted">
              <b>{one.isOurs ? (one.by ?? t('thread.us')) : t('thread.you')}</b>{' '}
              <time dateTime={one.at}>{one.when}</time>
            </p>
            <p className="mw-lines">{one.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** How much the reader has written: an answer of ours, or a document of theirs, that comes while they type leaves their draft alone. */
const written = ({ messages, documents }: ThreadData): number =>
  messages.filter(({ isOurs }) => !isOurs).length - documents.filter(({ isOurs }) => !isOurs).length

function Reply({ data, refused }: { data: ThreadData; refused: FormAnswer | undefined }) {
  const t = useText('support')
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft(`support-reply:${data.id}:${written(data)}`)
  const key = useOnceKey(refused?.typed['key']?.[0])
  const errors = useFieldErrors(refused?.refusal, { message: t('thread.message'), file: t('thread.file') })
  return (
    <Form ref={draft} method="post" className="mw-stack" noValidate>
      <FormErrors refusal={refused?.refusal} errors={errors} />
      <input type="hidden" name="key" value={key} />
      <TextArea
        name="message"
        label={t('thread.message')}
        hint={data.status === 'Resolved' ? t('thread.reopens') : undefined}
        rows={5}
        maxLength={data.most}
        error={errors['message']}
        defaultValue={refused?.typed['message']?.[0] ?? ''}
      />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          {t('thread.send')}
        </Button>
      </div>
    </Form>
  )
}

/** A ticket: what was asked and answered, where it stands, and the form to write on. */
export function TicketThread({ data, refused }: { data: ThreadData; refused: FormAnswer | undefined }) {
  const t = useText('support')
  const language = useLanguage()
  const errors = useFieldErrors(refused?.refusal, { file: t('thread.file') })
  return (
    <div className="mw-stack mw-stack--l max-w-[44rem]">
      <title>{t('thread.metaTitle', { number: data.number })}</title>
      <div className="mw-stack mw-stack--s">
        <p>
          <Status tone={ticketTone(data.status)}>{t(`status.${data.status}`)}</Status>
        </p>
        <h1 className="mw-h1">{data.subject ?? t('thread.title', { number: data.number })}</h1>
        <p className="mw-muted">{t(`now.${data.status}`)}</p>
        <p className="mw-small mw-muted">{t('thread.asked', { number: data.number, date: data.asked })}</p>
      </div>
      <Messages data={data} />
      <Reply key={written(data)} data={data} refused={refused} />
      <ThreadDocuments documents={data.documents} error={errors['file']} />
      {data.messages.some(({ isOurs }) => isOurs) && (
        <p className="mw-small">
          <a href={path.feedback({}, { language, query: { id: data.id } })}>
            {t(data.feedback === null ? 'feedback.ask' : 'feedback.change')}
          </a>
        </p>
      )}
    </div>
  )
}
