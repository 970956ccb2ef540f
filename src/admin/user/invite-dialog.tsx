import { useState } from 'react'
import { formFor } from '#contract/form.ts'
import { userInvite } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Modal } from '#ui/modal.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useRefusal, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'

const { shape } = formFor(userInvite)
const empty = { email: '', firstName: '', lastName: '' }

/** Invites somebody to the staff; administrators only. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const say = useRefusal()
  const language = useLanguage()
  const [who, setWho] = useState(empty)
  const [role, setRole] = useState<'staff' | 'admin'>('staff')
  const invite = useSend(userInvite, { done: t('user.invited'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const answer = await invite.send({ body: { ...who, role, language } })
    if (answer.ok) onClose()
  }
  const field = (name: keyof typeof empty, label: string) => ({
    name,
    label,
    value: who[name],
    maxLength: shape[name].max,
    error: fieldError(invite.fields, name, label),
    onChange: (event: { target: { value: string } }) => setWho({ ...who, [name]: event.target.value }),
  })
  const refused = invite.error && Object.keys(invite.fields).length === 0 ? invite.error : null
  return (
    <Modal
      open
      onClose={onClose}
      title={t('user.inviteTitle')}
      closeLabel={t('close')}
      foot={
        <Button kind="primary" small busy={invite.busy} onClick={() => void send()}>
          {t('user.inviteSend')}
        </Button>
      }
    >
      <div className="mw-stack">
        <p>{t('user.inviteText')}</p>
        {refused && (
          <div role="alert">
            <Callout tone="seal">{refused.code === 'already-done' ? t('user.known') : say(refused)}</Callout>
          </div>
        )}
        <TextField {...field('email', t('field.email'))} type="email" />
        <TextField {...field('firstName', t('user.firstName'))} />
        <TextField {...field('lastName', t('user.lastName'))} />
        <Select
          name="role"
          label={t('field.role')}
          options={(['staff', 'admin'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
          value={role}
          onChange={(event) => setRole(event.target.value === 'admin' ? 'admin' : 'staff')}
        />
      </div>
    </Modal>
  )
}
