import { useActionData, useLoaderData } from 'react-router'
import { Callout } from '#ui/callout.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { FactorAnswer } from './action.server.ts'
import { Billing } from './billing.tsx'
import { SavedCards } from './cards.tsx'
import type { ProfileData } from './load.server.ts'
import { Privacy } from './privacy.tsx'
import './profile.css'
import { Security } from './security.tsx'
import { SubscriptionPage } from './subscription.tsx'
import { Subscriptions } from './subscriptions.tsx'
import { profileTabs, type ProfileTab, type Said } from './tabs.ts'
import { Whitelist } from './whitelist.tsx'
import { You } from './you.tsx'

export { action } from './action.server.ts'
export { loader } from './load.server.ts'

export const handle = { namespaces: ['account', 'portal', 'protection'] } satisfies PageHandle

const groups = {
  you: 'you',
  'billing-info': 'billing',
  subscriptions: 'subscriptions',
  payment: 'payment',
  whitelist: 'whitelist',
  security: 'security',
  privacy: 'privacy',
} as const satisfies Record<ProfileTab, string>

/** Tabs whose forms say themselves what was refused. */
const ownErrors: readonly ProfileTab[] = ['you', 'billing-info', 'subscriptions']

type Answer = FormAnswer | Said | FactorAnswer | null

export default function ProfilePage() {
  const t = useText('account')
  const portal = useText('portal')
  const language = useLanguage()
  const { me, view } = useLoaderData<ProfileData>()
  const answer = useActionData<Answer>()
  const refused = answer && 'refusal' in answer ? answer : undefined
  const refusal = refused?.refusal
  const intent = refused?.typed.intent?.[0] ?? ''
  const group = groups[view.tab]
  const labels: Record<string, string> = {
    password: t('privacy.password'),
    currentPassword: t('security.current'),
    newPassword: t('security.new'),
    code: t('security.code'),
    confirm: t('privacy.confirm'),
  }
  const errors = useFieldErrors(refusal, labels)
  const href = (tab: ProfileTab) => path.profile({}, { language, query: { tab: tab === 'you' ? undefined : tab } })
  const factor = answer && ('enrolment' in answer || 'recoveryCodes' in answer) ? answer : undefined
  return (
    <>
      <title>{t(`${group}.metaTitle`)}</title>
      <h1 className="mw-h1">{t(`${group}.title`)}</h1>
      <p className="mw-muted mt-1 mb-4">{t(`${group}.lede`)}</p>
      <Tabs
        label={t('tabs.label')}
        current={view.tab}
        tabs={profileTabs.map((tab) => ({ key: tab, label: t(`tabs.${tab}`), href: href(tab) }))}
      />
      <div className="mt-4">
        {answer && 'said' in answer && <Worked said={answer} tab={view.tab} />}
        {!ownErrors.includes(view.tab) && (
          <FormErrors
            refusal={refusal}
            errors={{
              ...errors,
              ...(errors.newPassword && refusal?.fields.newPassword !== 'common-password'
                ? { newPassword: portal('activate.tooShort') }
                : {}),
            }}
            ids={{ confirm: 'confirm-yes', ...(intent === 'erase' ? { password: 'erasePassword' } : {}) }}
          />
        )}
        {view.tab === 'you' && <You me={me} view={view} refused={refused} />}
        {view.tab === 'billing-info' && <Billing me={me} view={view} refused={refused} />}
        {view.tab === 'subscriptions' &&
          (view.chosen ? (
            <SubscriptionPage view={view.chosen} refused={refused} />
          ) : (
            <Subscriptions rows={view.subscriptions} />
          ))}
        {view.tab === 'payment' && <SavedCards {...view.cards} />}
        {view.tab === 'whitelist' && <Whitelist rows={view.counterparties} />}
        {view.tab === 'security' && (
          <Security
            me={me}
            sessions={view.sessions}
            google={view.google}
            csrfToken={view.csrfToken}
            fields={refusal?.fields ?? {}}
            intent={intent}
            factor={factor}
          />
        )}
        {view.tab === 'privacy' && (
          <Privacy erasure={view.erasure} takeAlong={view.takeAlong} fields={refusal?.fields ?? {}} intent={intent} />
        )}
      </div>
    </>
  )
}

function Worked({ said, tab }: { said: Said; tab: ProfileTab }) {
  const t = useText('account')
  const words = {
    saved: t(tab === 'billing-info' ? 'billing.saved' : 'you.saved'),
    changed: t('security.changed'),
    ended: t('security.ended'),
    'ended-others': t('security.endedOthers', { count: said.count ?? 0 }),
    'factor-removed': t('security.factorRemoved'),
    'whitelist-off': t('whitelist.takenOff'),
    exported: t('privacy.exportStarted'),
    'plan-later': t('subscriptions.later', { day: said.day ?? '' }),
    'plan-ended': said.day ? t('subscriptions.endsOn', { day: said.day }) : t('subscriptions.ended'),
    'card-removed': t('payment.removed'),
  }
  return (
    <div className="mb-4" role="status">
      <Callout tone="leaf">{words[said.said]}</Callout>
    </div>
  )
}
