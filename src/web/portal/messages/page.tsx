import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { useForm } from '../../form/use-form.ts'
import { useOnceKey } from '../../form/use-once-key.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { ticketTone } from '../../support/tone.ts'
import { Pager } from '../pager.tsx'
import '../styles/register.css'
import type { MessagesData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'support'] } satisfies PageHandle

type Row = MessagesData['messages'][number]

function useColumns(): Column<Row>[] {
  const t = useText('support')
  return [
    {
      key: 'about',
      title: t('list.about'),
      head: true,
      cell: (row) => (
        <>
          <a className="mw-row-link" href={row.href}>
            {row.title}
          </a>
          <span className="mw-source">{t('list.number', { number: row.number })}</span>
        </>
      ),
    },
    { key: 'moved', title: t('list.moved'), className: 'mw-nowrap', cell: (row) => row.moved },
    {
      key: 'status',
      title: t('list.status'),
      cell: (row) => <Status tone={ticketTone(row.status)}>{t(`status.${row.status}`)}</Status>,
    },
  ]
}

function Ask({ data }: { data: MessagesData }) {
  const t = useText('support')
  const refused = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const { about } = data
  const draft = useDraft('message', about ? `${about.id} ${about.isRenewed}` : '')
  const subject = about ? t(about.isRenewed ? 'about.renewed' : 'about.mark', { mark: about.mark }) : ''
  const value = (name: string) => refused?.typed[name]?.[0] ?? (name === 'subject' ? subject : '')
  const key = useOnceKey(value('key'))
  const labels = { subject: t('contact.subject'), message: t('contact.message') }
  const controls = useForm({ shape: data.shape, labels, refusal: refused?.refusal, value })
  return (
    <Entry id="ask" margin={t('list.askMargin')}>
      <h2 className="mw-h3 mb-2" id="ask-title">
        {t('list.ask')}
      </h2>
      <Form ref={draft} method="post" className="mw-stack" noValidate>
        <FormErrors refusal={refused?.refusal} errors={controls.errors} />
        <input type="hidden" name="key" value={key} />
        <TextField {...controls.input('subject')} />
        {about?.isRenewed && <p className="mw-small">{t('about.renewedText')}</p>}
        <TextArea {...controls.select('message')} maxLength={data.shape.message.max} rows={6} />
        <div>
          <Button kind="primary" type="submit" busy={busy}>
            {t('thread.send')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}

/** What the customer asked us: each conversation with where it stands, and the form for a new question. */
export default function MessagesPage() {
  const t = useText('support')
  const language = useLanguage()
  const data = useLoaderData<MessagesData>()
  const columns = useColumns()
  return (
    <>
      <title>{t('list.metaTitle')}</title>
      <h1 className="mw-h1">{t('list.title')}</h1>
      <p className="mw-muted mt-1 mb-4">{t('list.lede')}</p>
      {data.paging.total === 0 ? (
        <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
      ) : (
        <>
          <Table caption={t('list.title')} columns={columns} rows={data.messages} rowKey={({ id }) => id} />
          <Pager
            paging={data.paging}
            hrefOf={(page) => path.messages({}, { language, query: { page: String(page) } })}
          />
        </>
      )}
      <Ask data={data} />
    </>
  )
}
