import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import type { UserRole, UserState } from '#domain/account/roles.ts'
import { Button } from '#ui/button.tsx'
import type { UserListRow } from '#operations/staff/user.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { personName } from '../kit/person.ts'
import { dayOf, formatDate } from '../kit/time.ts'
import { AccountState } from './account-state.tsx'
import { InviteDialog } from './invite-dialog.tsx'

function Invite() {
  const t = useText()
  const { identity } = useGetIdentity()
  const [open, setOpen] = useState(false)
  if (identity?.role !== 'admin') return null
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t('user.invite')}
      </Button>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export function UserList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<UserListRow>
      table="user"
      title="lists.user"
      bulk={{ noun: 'user', nameOf: (row) => personName(row) }}
      actions={<Invite />}
      filters={[
        {
          name: 'role',
          label: t('field.role'),
          nameOf: (value) => t(`role.${value as UserRole}`),
        },
        {
          name: 'state',
          label: t('field.state'),
          nameOf: (value) => t(`state.${value as UserState}`),
        },
      ]}
      columns={[
        { key: 'name', title: t('field.name'), head: true, render: (row) => personName(row) },
        { key: 'email', title: t('field.email'), render: (row) => row.email },
        { key: 'role', title: t('field.role'), render: (row) => t(`role.${row.role}`) },
        { key: 'state', title: t('field.state'), render: (row) => <AccountState state={row.state} /> },
        {
          key: 'created',
          title: t('field.created'),
          render: (row) => formatDate(dayOf(row.created_at), language),
        },
      ]}
    />
  )
}
