import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import { userDeactivate, userInitiationLink, userReactivate, userResetSecondFactor, userRole } from '#contract/staff.ts'
import { userRoles } from '#domain/account/roles.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import type { UserFile } from '#operations/staff/user.ts'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Section } from '../kit/section.tsx'
import { formatInstant } from '../kit/time.ts'
import { SupportDialog } from './support-dialog.tsx'

/** What can be done with an account: by everybody of staff for customers, by administrators for all. */
export function Manage({ row }: { row: UserFile }) {
  const t = useText()
  const { identity } = useGetIdentity()
  const admin = identity?.role === 'admin'
  const own = identity?.id === row.id
  return (
    <Section title={t('user.manage')}>
      <div className="mw-stack">
        {row.role === 'customer' && row.state === 'active' && <Support id={row.id} />}
        {row.state === 'created' && (row.role === 'customer' || admin) && <InitiationLink id={row.id} />}
        {admin && !own && <Role row={row} />}
        {admin && !own && row.role !== 'customer' && <ResetFactor id={row.id} />}
        {admin && !own && <State row={row} />}
      </div>
    </Section>
  )
}

function Support({ id }: { id: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button small onClick={() => setOpen(true)}>
        {t('user.support')}
      </Button>
      {open && <SupportDialog id={id} onClose={() => setOpen(false)} />}
    </div>
  )
}

function InitiationLink({ id }: { id: string }) {
  const t = useText()
  const language = useLanguage()
  const make = useSend(userInitiationLink, { keepScreen: true })
  const [made, setMade] = useState<{ url: string; expiresAt: string } | null>(null)
  const [copied, setCopied] = useState(false)
  const toast = useToast()
  const press = async (): Promise<void> => {
    const answer = await make.send({ params: { id } })
    if (answer.ok) setMade(answer.value)
  }
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Not every browser lets a page copy, and none does without encryption.
      toast('error', t('user.copyFailed'))
    }
  }
  return (
    <div>
      <p className="mw-small mw-muted">{t('user.linkText')}</p>
      {made ? (
        <div className="mw-stack--s">
          <code className="wb-break">{made.url}</code>
          <p className="mw-small">{t('user.linkUntil', { when: formatInstant(made.expiresAt, language) })}</p>
          <Button small onClick={() => void copy(made.url)}>
            {t(copied ? 'user.copied' : 'user.copy')}
          </Button>
        </div>
      ) : (
        <Button small busy={make.busy} onClick={() => void press()}>
          {t('user.linkMake')}
        </Button>
      )}
    </div>
  )
}

function Role({ row }: { row: UserFile }) {
  const t = useText()
  const change = useSend(userRole, { done: t('user.roleChanged') })
  return (
    <Select
      name="role"
      label={t('user.roleChange')}
      options={userRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      value={row.role}
      disabled={change.busy}
      onChange={(event) => {
        const role = userRoles.find((one) => one === event.target.value)
        if (role) void change.send({ params: { id: row.id }, body: { role } })
      }}
    />
  )
}

function ResetFactor({ id }: { id: string }) {
  const t = useText()
  const reset = useSend(userResetSecondFactor, { done: t('user.factorResetDone') })
  return (
    <div>
      <Button small busy={reset.busy} onClick={() => void reset.send({ params: { id } })}>
        {t('user.factorReset')}
      </Button>
    </div>
  )
}

function State({ row }: { row: UserFile }) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const close = useSend(userDeactivate, { done: t('user.deactivated') })
  const open = useSend(userReactivate, { done: t('user.reactivated') })
  if (row.state === 'deactivated')
    return (
      <div>
        <Button small busy={open.busy} onClick={() => void open.send({ params: { id: row.id } })}>
          {t('user.reactivate')}
        </Button>
      </div>
    )
  return (
    <div className="mw-stack--s">
      <p className="mw-small mw-muted">{t('user.deactivateText')}</p>
      {asked ? (
        <div className="mw-cluster">
          <Button
            small
            kind="destructive"
            busy={close.busy}
            onClick={() => void close.send({ params: { id: row.id }, body: {} })}
          >
            {t('user.sure')}
          </Button>
          <Button small kind="quiet" onClick={() => setAsked(false)}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <div>
          <Button small onClick={() => setAsked(true)}>
            {t('user.deactivate')}
          </Button>
        </div>
      )}
    </div>
  )
}
