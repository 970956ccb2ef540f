import { Form, useActionData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmailSent } from '#ui/email-sent.tsx'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { Timeline, type Moment } from '#ui/timeline.tsx'
import type { FormAnswer } from '../answers.server.ts'
import { FormErrors } from '../form-errors.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { addressIn, path } from '../path.ts'
import type { ConfirmationAnswer, RequestConfirmation } from './verification/success/load.server.ts'

/** Four web mail clients; the first shows only what we sent. */
const mailboxesOf = (sender: string) => [
  { name: 'Gmail', href: `https://mail.google.com/mail/u/0/#search/${encodeURIComponent(`from:${sender}`)}` },
  { name: 'Outlook', href: 'https://outlook.live.com/mail/0/inbox' },
  { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' },
  { name: 'iCloud Mail', href: 'https://www.icloud.com/mail' },
]

interface ConfirmationProps {
  title: string
  text: string
  data: RequestConfirmation
  moments: readonly Moment[]
}

/** The page after a request or an order: what was sent where, what comes next, and what to do when nothing arrives. */
export function Confirmation({ title, text, data, moments }: ConfirmationProps) {
  const t = useText('verification')
  const language = useLanguage()
  const answer = useActionData<ConfirmationAnswer | FormAnswer>()
  const busy = useNavigation().formData?.get('intent')
  const done = answer && 'done' in answer ? answer.done : undefined
  return (
    <div className="mw-wrap mw-main">
      <div className="mw-stack mb-6">
        {answer && 'refusal' in answer && <FormErrors refusal={answer.refusal} errors={{}} />}
        <EmailSent label={t('success.imageAlt')} />
        <h1 className="mw-h1">{title}</h1>
        <p className="mw-lede">{text}</p>
        <nav className="mw-cluster mw-small" aria-label={t('success.mailboxes')}>
          {mailboxesOf(data.sender).map((box) => (
            <a key={box.name} href={box.href} rel="noreferrer">
              {box.name}
            </a>
          ))}
        </nav>
      </div>
      {data.offersAccount && (
        <div className="mb-6">
          <AccountOffer email={data.email} asked />
        </div>
      )}
      <div className="mw-cols-2">
        <section aria-labelledby="next-title">
          <h2 className="mw-h2 mb-3" id="next-title">
            {t('success.nextTitle')}
          </h2>
          <Timeline moments={moments} />
        </section>
        <section aria-labelledby="facts-title">
          <h2 className="mw-h2 mb-3" id="facts-title">
            {t('success.facts')}
          </h2>
          <Facts
            tight
            facts={[
              { key: 'mark', label: t('success.markLabel'), value: <Mark size="s">{data.mark}</Mark> },
              { key: 'number', label: t('success.number'), value: <span className="mw-num">{data.number}</span> },
              { key: 'places', label: t('success.places'), value: data.places.join(', ') },
            ]}
          />
        </section>
        <section aria-labelledby="missing-title" className="mw-prose">
          <h2 className="mw-h3" id="missing-title">
            {t('success.missingTitle')}
          </h2>
          <ul className="mw-small">
            <li>{t('success.spam')}</li>
            <li>{t('success.notReceived')}</li>
            <li>{t('success.resend')}</li>
            <li>{t('success.contact', { number: data.number })}</li>
          </ul>
          <Form method="post" className="mw-btngroup">
            <Button small type="submit" name="intent" value="resend" busy={busy === 'resend'}>
              {t('success.resendButton')}
            </Button>
            <span className="mw-small" role="status">
              {done === 'resent' && t('success.resent')}
            </span>
          </Form>
        </section>
        {data.mayOpenAccount && !data.offersAccount && (
          <details className="mw-more" open={done === 'account'}>
            <summary id="account-title">{t('success.accountTitle')}</summary>
            <AccountOffer email={data.email} />
          </details>
        )}
      </div>
      <section aria-labelledby="reading-title" className="mw-prose mt-6">
        <h2 className="mw-h3" id="reading-title">
          {t('success.readingTitle')}
        </h2>
        <p className="mw-small">
          {t('success.readingText')} <a href={addressIn(language, '/blog')}>{t('success.reading')}</a>
        </p>
      </section>
      <p className="mt-6">
        <ButtonLink href={path.home({}, { language })}>{t('success.home')}</ButtonLink>
      </p>
    </div>
  )
}

/** An account for the address of the request; the button is the page's main one where the link that led here asks for it. */
function AccountOffer({ email, asked }: { email: string; asked?: boolean }) {
  const t = useText('verification')
  const answer = useActionData<ConfirmationAnswer | FormAnswer>()
  const busy = useNavigation().formData?.get('intent') === 'account'
  const isDone = answer && 'done' in answer && answer.done === 'account'
  return (
    <section aria-labelledby="account-title" className="mw-prose">
      {/* Folded, its title stands on the fold. */}
      {asked && (
        <h2 className="mw-h3" id="account-title">
          {t('success.accountTitle')}
        </h2>
      )}
      <p className="mw-small mw-muted">{t('success.accountText')}</p>
      <Form method="post" className="mw-btngroup">
        {!isDone && (
          <Button
            small={!asked}
            kind={asked ? 'primary' : 'secondary'}
            type="submit"
            name="intent"
            value="account"
            busy={busy}
          >
            {busy ? t('success.accountCreating') : t('success.accountButton')}
          </Button>
        )}
        <span className="mw-small" role="status">
          {isDone && t('success.accountCreated', { email })}
        </span>
      </Form>
    </section>
  )
}
