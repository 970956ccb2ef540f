import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { columnOf, ownerFieldNames, type OwnerField } from '#domain/account/party.ts'
import { tokenPurposes, userRoles, userStates } from '#domain/account/roles.ts'
import { sessionEnds } from '#domain/account/session-limits.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { anywhereIndex, createdAt, emptyTexts, id, instant, oneOf, phoneIndex, updatedAt } from './columns.ts'

export const address = pgTable(
  'address',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    postcode: text('postcode').notNull(),
    country: text('country').notNull(),
    state: text('state'),
    userId: uuid('user_id').references((): AnyPgColumn => user.id),
  },
  (t) => [index('address_user_id_idx').on(t.userId)],
)

export const entityKinds = ['physical', 'physical-contractor', 'legal'] as const

const words = (name: string) => text(name)
/** The declared fields of a party, each in the column of its name. */
const partyColumns = Object.fromEntries(ownerFieldNames.map((name) => [name, words(columnOf(name))])) as Record<
  OwnerField,
  ReturnType<typeof words>
>

/** A person or company: who owns a mark, who is billed, who represents. */
export const entity = pgTable(
  'entity',
  {
    id: id(),
    type: text('type').notNull(),
    ...partyColumns,
    vat: text('vat'),
    vatPayer: boolean('vat_payer').notNull().default(false),
    /** When the register last said something of the number, and under which number of its own. */
    vatAskedAt: instant('vat_asked_at'),
    vatConsultation: text('vat_consultation'),
    officialFirstName: text('official_first_name'),
    officialLastName: text('official_last_name'),
    officialFunction: text('official_function'),
    personalIdNumber: text('personal_id_number'),
    birthdate: date('birthdate', { mode: 'string' }),
    identityCardId: text('identity_card_id'),
    email: text('email'),
    phone: text('phone'),
    addressId: integer('address_id').references(() => address.id),
    userId: uuid('user_id').references((): AnyPgColumn => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('entity_type_check', t.type, entityKinds),
    index('entity_user_id_idx').on(t.userId),
    anywhereIndex('entity_search_idx', t.businessName),
    index('entity_address_id_idx').on(t.addressId),
  ],
)

export const user = pgTable(
  'user',
  {
    id: id(),
    email: text('email').notNull(),
    role: text('role').notNull().default('customer'),
    state: text('state').notNull().default('created'),
    paymentCustomerId: text('payment_customer_id'),
    assignedAdminId: uuid('assigned_admin_id').references((): AnyPgColumn => user.id),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    tags: text('tags').array().notNull().default(emptyTexts),
    cpOnboardingFinished: boolean('cp_onboarding_finished').notNull().default(false),
    secret: text('secret'),
    refreshToken: text('refresh_token'),
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('user_email_key').on(sql`lower(${t.email})`),
    oneOf('user_role_check', t.role, userRoles),
    oneOf('user_state_check', t.state, userStates),
    index('user_assigned_admin_id_idx').on(t.assignedAdminId),
    index('user_document_hub_id_idx').on(t.documentHubId),
    index('user_email_order_idx').on(t.email, t.id),
    index('user_role_order_idx').on(t.role, t.id),
    index('user_state_order_idx').on(t.state, t.id),
    index('user_created_order_idx').on(t.createdAt, t.id),
    index('user_role_created_idx').on(t.role, t.createdAt, t.id),
    index('user_state_created_idx').on(t.state, t.createdAt, t.id),
    anywhereIndex('user_search_idx', t.email),
  ],
)

export const userProfile = pgTable(
  'user_profile',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    firstname: text('firstname').notNull().default(''),
    lastname: text('lastname').notNull().default(''),
    phoneNumber: text('phone_number'),
    billingEntityId: uuid('billing_entity_id').references(() => entity.id),
    registrationEntityId: uuid('registration_entity_id').references(() => entity.id),
    orderUpdateEmailsEnabled: boolean('order_update_emails_enabled').notNull().default(true),
    marketingEmailsEnabled: boolean('marketing_emails_enabled').notNull().default(false),
    newsletterEmailsEnabled: boolean('newsletter_emails_enabled').notNull().default(false),
    language: text('language').notNull().default('en'),
    currency: text('currency').notNull().default('EUR'),
    region: text('region').notNull().default('EU'),
  },
  (t) => [
    oneOf('user_profile_language_check', t.language, languages),
    oneOf('user_profile_currency_check', t.currency, currencies),
    phoneIndex('user_profile_phone_number_idx', t.phoneNumber),
    anywhereIndex('user_profile_search_idx', t.firstname, t.lastname),
    index('user_profile_billing_entity_id_idx').on(t.billingEntityId),
    index('user_profile_registration_entity_id_idx').on(t.registrationEntityId),
  ],
)

/** How somebody of us keeps a list under a name: the address has all of its filters, words and order. */
export const staffView = pgTable(
  'staff_view',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('staff_view_name_key').on(t.userId, t.screen, t.name)],
)

/** The session behind a cookie or bearer token; a row that is ended ends every path at once. */
export const session = pgTable(
  'session',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    refreshHash: text('refresh_hash').notNull(),
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at').notNull().defaultNow(),
    createdAt: createdAt(),
    /** Over at this time whatever happens. */
    expiresAt: instant('expires_at').notNull(),
    /** Over at this time unless somebody does something; each request moves it. */
    idleUntil: instant('idle_until').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    userAgent: text('user_agent'),
    address: text('address'),
    /** Whether a second factor was shown: a session that still has to set one up opens nothing else. */
    secondFactor: text('second_factor').notNull().default('none'),
    /** The member of staff who acts for the user in this session, and why. */
    actorId: uuid('actor_id').references(() => user.id, { onDelete: 'cascade' }),
    actorReason: text('actor_reason'),
  },
  (t) => [
    index('session_user_id_idx').on(t.userId),
    index('session_actor_id_idx').on(t.actorId),
    oneOf('session_end_reason_check', t.endReason, sessionEnds),
    oneOf('session_second_factor_check', t.secondFactor, ['none', 'pending', 'passed']),
  ],
)

/** The second factor of a user. The secret is encrypted; a code's time step is taken once. */
export const secondFactor = pgTable('second_factor', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  confirmedAt: instant('confirmed_at'),
  lastStep: integer('last_step'),
})

/** Codes for a lost second factor: each works once, only their hash is kept. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [index('recovery_code_user_id_idx').on(t.userId)],
)

/** An account elsewhere that signs a user in; `subject` is the provider's own name for it. */
export const userIdentity = pgTable(
  'user_identity',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('user_identity_subject_key').on(t.provider, t.subject),
    uniqueIndex('user_identity_user_key').on(t.userId, t.provider),
  ],
)

/** Who a matter was given to, by whom and when: one row per change, for every table whose rows have an assignee. */
export const assignment = pgTable(
  'assignment',
  {
    id: id(),
    tableName: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    userId: uuid('user_id').references(() => user.id),
    assignedByUserId: uuid('assigned_by_user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('assignment_row_idx').on(t.tableName, t.rowId, t.createdAt),
    index('assignment_user_id_idx').on(t.userId),
    index('assignment_assigned_by_user_id_idx').on(t.assignedByUserId),
  ],
)

/** One-time secrets sent by mail: only their hash is kept. */
export const mailedToken = pgTable(
  'mailed_token',
  {
    hash: text('hash').primaryKey(),
    /** Names the secret where the secret itself must not stand: in letters that wait. */
    id: uuid('id').notNull().unique().defaultRandom(),
    purpose: text('purpose').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    oneOf('mailed_token_purpose_check', t.purpose, tokenPurposes),
    index('mailed_token_user_id_idx').on(t.userId),
  ],
)

export const notification = pgTable(
  'notification',
  {
    id: id(),
    fromUserId: uuid('from_user_id').references(() => user.id),
    toUserId: uuid('to_user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    message: text('message').notNull(),
    metadata: jsonb('metadata'),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('notification_to_user_id_idx').on(t.toUserId, t.createdAt),
    index('notification_from_user_id_idx').on(t.fromUserId),
  ],
)

/** What was answered under an idempotency key, so that a repeated call gets the same answer and one effect. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text('key').notNull(),
    scope: text('scope').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    response: jsonb('response'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('idempotency_key_key').on(t.scope, t.key)],
)
