import { z } from 'zod'
import { columnOf, ownerColumns, ownerField, ownerFieldNames } from '#domain/account/party.ts'
import {
  address,
  assignment,
  entity,
  idempotencyKey,
  mailedToken,
  notification,
  recoveryCode,
  secondFactor,
  session,
  staffView,
  user,
  userIdentity,
  userProfile,
} from './account.ts'
import { type Facts, free } from './facts.ts'
import { emptied, erased, none, noTexts, ofUser } from './holding.ts'
import { everything, own } from './permissions/permission.ts'
import { corrections, insert, matter } from './permissions/staff-writes.ts'
import { hubs, one, to } from './relation.ts'

const entityColumns = [
  'id',
  'type',
  ...ownerColumns,
  'vat',
  'vat_payer',
  'vat_asked_at',
  'vat_consultation',
  'official_first_name',
  'official_last_name',
  'official_function',
  'birthdate',
  'email',
  'phone',
  'address_id',
  'user_id',
] as const

export const facts = {
  address: {
    table: address,
    customer: { select: { columns: '*', filter: own } },
    staff: {
      writes: matter(),
      could: 'A wrong address for post; another person’s address under an account',
      held: 'Owner fixed once written; every change audited with who and which columns; issued documents keep the address they were issued with',
    },
    held: {
      group: 'contacts',
      mine: `t.user_id = $1 or t.id = any ({address})`,
      erase: { street: erased, city: erased, postcode: 'left(postcode, 2)', state: none },
    },
  },
  entity: {
    table: entity,
    relations: [to('address')],
    texts: Object.fromEntries(ownerFieldNames.map((name) => [columnOf(name), ownerField(name).text])),
    customer: { select: { columns: entityColumns, filter: own } },
    staff: {
      // Whether a number for VAT is confirmed is the register's to say: no tax is charged to who has one. A number that was
      // confirmed is exchanged for no other, nor its holder for a person, without the register being asked.
      writes: matter({
        added: ['vat_payer', 'vat_asked_at', 'vat_consultation'],
        changed: ['vat', 'type', 'vat_payer', 'vat_asked_at', 'vat_consultation'],
      }),
      could: 'Change who owns a mark or who is billed',
      held: 'Owner of the row fixed; issued documents keep the names they were issued with; a filing takes its owner from what the client approved; audited',
    },
    held: {
      group: 'contacts',
      mine: `t.id = any ({entity})`,
      erase: emptied(
        ...ownerFieldNames.filter((name) => !ownerField(name).kept).map(columnOf),
        'vat',
        'vat_consultation',
        'official_first_name',
        'official_last_name',
        'official_function',
        'personal_id_number',
        'birthdate',
        'identity_card_id',
        'email',
        'phone',
      ),
    },
  },
  user: {
    table: user,
    calls: '/api/user',
    hidden: ['secret', 'refresh_token', 'password_hash'],
    relations: [one('profile', 'user_profile', 'id', 'user_id'), to('assigned_admin'), hubs('documents', 'notes')],
    customer: {
      select: {
        columns: ['id', 'email', 'role', 'state', 'cp_onboarding_finished', 'document_hub_id'],
        filter: { id: { _eq: 'x-user-id' } },
      },
    },
    staff: {
      writes: corrections(),
      could: 'Become somebody else, or take an account over',
      held: 'Tags and whether the tour was seen; address, role, state, password and tokens are calls of administrators or of the owner',
    },
    held: {
      group: 'account',
      mine: 't.id = $1',
      erase: {
        email: `'erased-' || t.id || '@erased.invalid'`,
        password_hash: none,
        secret: none,
        refresh_token: none,
        payment_customer_id: none,
        tags: noTexts,
        state: `'deactivated'`,
      },
      secret: ['password_hash', 'secret', 'refresh_token'],
    },
  },
  user_profile: {
    table: userProfile,
    calls: '/api/user/{id}',
    relations: [to('user'), to('billing_entity'), to('registration_entity')],
    customer: { select: { columns: '*', filter: own } },
    staff: {
      // Which letters somebody wants is theirs to say.
      writes: corrections(['order_update_emails_enabled', 'marketing_emails_enabled', 'newsletter_emails_enabled']),
      could: 'Rename somebody, silence letters, give consents',
      held: 'Consents and letters are the owner’s; billing and owning entity fixed; audited',
    },
    held: { group: 'account', mine: ofUser, erase: 'delete' },
  },
  staff_view: {
    table: staffView,
    inner: true,
    held: 'nobody',
  },
  session: {
    table: session,
    inner: true,
    held: {
      group: 'sessions',
      mine: ofUser,
      erase: 'delete',
      secret: ['refresh_hash', 'previous_refresh_hash'],
    },
  },
  second_factor: {
    table: secondFactor,
    inner: true,
    held: { group: 'sessions', mine: ofUser, erase: 'delete', secret: ['secret'] },
  },
  recovery_code: {
    table: recoveryCode,
    inner: true,
    held: { group: 'sessions', mine: ofUser, erase: 'delete', secret: ['hash'] },
  },
  user_identity: {
    table: userIdentity,
    inner: true,
    held: { group: 'sessions', mine: ofUser, erase: 'delete' },
  },
  assignment: {
    table: assignment,
    written: true,
    held: 'nobody',
  },
  mailed_token: {
    table: mailedToken,
    inner: true,
    held: { group: 'sessions', mine: ofUser, erase: 'delete', secret: ['hash'] },
  },
  notification: {
    table: notification,
    relations: [to('from_user')],
    customer: {
      select: {
        columns: [
          'id',
          'from_user_id',
          'to_user_id',
          'type',
          'message',
          'metadata',
          'created_at',
          'seen_at',
          'deleted_at',
        ],
        filter: { to_user_id: { _eq: 'x-user-id' } },
        aggregate: true,
      },
      update: { columns: ['seen_at', 'deleted_at'], filter: { to_user_id: { _eq: 'x-user-id' } } },
    },
    staff: {
      writes: () => insert(['to_user_id', 'type', 'message'], everything, { from_user_id: 'x-user-id' }),
      could: 'Write something misleading into a client’s portal',
      held: 'Kept with who wrote it, and shown as a message of the staff whatever its type says; text alone, without data; never changed or removed; no mail goes out',
    },
    json: { metadata: free },
    held: { group: 'notifications', mine: 't.to_user_id = $1', erase: 'delete' },
  },
  idempotency_key: {
    table: idempotencyKey,
    inner: true,
    json: { response: z.unknown() },
    held: 'nobody',
  },
} satisfies Facts
