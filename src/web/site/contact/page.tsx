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
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { ContactData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['support'] } satisfies PageHandle

/** The pages that lead further than a question, by what it is about. */
function Ways() {
  const t = useText('support')
  const language = useLanguage()
  const ways = [
    { key: 'verification', href: path.verification({}, { language }) },
    { key: 'order', href: path.orderService({}, { language }) },
    { key: 'report', href: path.reportInfringement({}, { language }) },
    { key: 'talk', href: path.bookConsultation({}, { language }) },
    { key: 'search', href: path.siteSearch({}, { language }) },
  ] as const
  return (
    <section className="mw-stack mw-stack--s" aria-labelledby="ways">
      <h2 className="mw-h3" id="ways">
        {t('contact.ways')}
      </h2>
      <ul className="mw-ruled">
        {ways.map(({ key, href }) => (
          <li key={key}>
            {t(`contact.way.${key}.about`)} <a href={href}>{t(`contact.way.${key}.to`)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A question to us: the answer comes by mail, and stands on a page of its own. */
export default function ContactPage() {
  const t = useText('support')
  const common = useText('common')
  const { shape, operator } = useLoaderData<ContactData>()
  const refused = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft('contact')
  const value = (name: string) => refused?.typed[name]?.[0] ?? ''
  const key = useOnceKey(value('key'))
  const labels = {
    name: t('contact.name'),
    email: t('contact.email'),
    subject: t('contact.subject'),
    message: t('contact.message'),
  }
  const controls = useForm({ shape, labels, refusal: refused?.refusal, value, needed: ['email'] })
  return (
    <div className="mw-wrap mw-main">
      <title>{`${t('contact.title')} · ${common('brand')}`}</title>
      <meta name="description" content={t('contact.description')} />
      <div className="mw-stack mw-stack--l max-w-[44rem]">
        <h1 className="mw-display">{t('contact.title')}</h1>
        <p className="mw-lede mw-muted">{t('contact.lede')}</p>
        <Form ref={draft} method="post" className="mw-stack" noValidate>
          <FormErrors refusal={refused?.refusal} errors={controls.errors} />
          <input type="hidden" name="key" value={key} />
          <MachineTrap />
          <div className="mw-pair">
            <TextField {...controls.input('name')} autoComplete="name" />
            <TextField {...controls.input('email')} />
          </div>
          <TextField {...controls.input('subject')} />
          <TextArea {...controls.select('message')} maxLength={shape.message.max} hint={t('contact.hint')} rows={7} />
          <p className="mw-small mw-muted">{t('contact.privacy')}</p>
          <div>
            <Button kind="primary" type="submit" busy={busy}>
              {t('thread.send')}
            </Button>
          </div>
        </Form>
        <Ways />
        <section className="mw-stack mw-stack--s" aria-labelledby="operator">
          <h2 className="mw-h3" id="operator">
            {t('contact.who')}
          </h2>
          <p>
            {operator.name}, {operator.address}
          </p>
          {operator.email !== null && <p>{operator.email}</p>}
        </section>
      </div>
    </div>
  )
}
