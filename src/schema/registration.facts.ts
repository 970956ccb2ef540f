import { z } from 'zod'
import { goodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { firstUses } from '#domain/registration/first-use.ts'
import { orderedItems } from '#domain/registration/ordered-items.ts'
import { claimedColours } from '#domain/registration/sign-shape.ts'
import { registrationMachine } from '#domain/registration/status.ts'
import { historyColumns, historyOf, historyWrites, type Facts } from './facts.ts'
import { empty, erased, none, noTexts, of } from './holding.ts'
import { linkedRequest, ofLinkedRequest, withoutOwner } from './permissions/of-link.ts'
import { own, readable, type RowPredicate } from './permissions/permission.ts'
import { added, corrections, except, insert, update } from './permissions/staff-writes.ts'
import {
  application,
  applicationApproval,
  applicationJurisdiction,
  applicationReading,
  publicIdCounter,
  registrationRequest,
  registrationRequestTracking,
  threadComment,
} from './registration.ts'
import { hubs, many, one, to } from './relation.ts'

const requestColumns = [
  'id',
  'public_id',
  'user_id',
  'contact_email',
  'contact_first_name',
  'contact_last_name',
  'contact_phone',
  'currency',
  'status',
  'status_group',
  'last_status_update',
  'postponed_until',
  'answer_seen_at',
  'type',
  'value',
  'business_description',
  'websites',
  'jurisdictions',
  'language',
  'ordered_items',
  'mark_alias',
  'billing_entity_id',
  'product_id',
  'use_in_commerce',
  'lawyer_services_help_required',
  'invoice_issued_in_US',
  'euipo_grant_requested',
  'euipo_grant_decision',
  'euipo_grant_decided_on',
  'service_type',
  'brand_id',
  'document_hub_id',
  'send_marketing_emails',
  'send_drafting_reminders',
  'experiments',
  'created_at',
] as const

const commentColumns = [
  'id',
  'thread_id',
  'application_id',
  'type',
  'content',
  'user_id',
  'suggested_comment',
  'section',
  'resolved_at',
  'edited_at',
  'author_role',
  'author_firstname',
  'author_lastname',
  'created_at',
] as const

const experimentValues = z.record(z.string(), z.union([z.literal(0), z.literal(1)]))

const classMap = z.record(z.string().regex(/^([1-9]|[1-3]\d|4[0-5])$/), z.array(z.uuid()))

/** Until the client approved it. */
export const openApplication: RowPredicate = { client_approval: { _eq: false } }

export const facts = {
  registration_request: {
    table: registrationRequest,
    machine: registrationMachine,
    calls: '/api/request',
    relations: [
      to('user', 'registration_requests'),
      to('assigned_admin'),
      to('billing_entity'),
      to('brand', 'registration_requests'),
      one('product', 'product'),
      one('application', 'application', 'id', 'registration_request_id'),
      hubs('notes', 'documents'),
    ],
    customer: { select: { columns: requestColumns, filter: own, limit: 500, aggregate: true } },
    link: { select: { columns: withoutOwner(requestColumns), filter: linkedRequest } },
    staff: {
      // The mark, where it is registered and what that costs are the order; consents are the client's.
      writes: corrections([
        'type',
        'value',
        'jurisdictions',
        'services',
        'service_type',
        'filing_services',
        'filing_classes_count',
        'use_in_commerce',
        'invoice_issued_in_US',
        'send_marketing_emails',
        'send_drafting_reminders',
        'experiments',
        'postponed_until',
      ]),
      could: 'Change what was ordered or where, take a consent that was not given',
      held: 'The mark, places, classes, services, address, currency and consents are the calls’; audited',
    },
    texts: { value: 'mark', euipo_grant_decision: 'word' },
    json: { ordered_items: orderedItems, experiments: experimentValues },
    held: {
      group: 'contacts',
      mine: `t.id = any ({registration_request})`,
      // The user stands in it, also where only the e-mail said so: what was found once is found again.
      erase: {
        user_id: '$1',
        contact_email: `'erased@erased.invalid'`,
        contact_first_name: erased,
        contact_last_name: erased,
        contact_phone: none,
        value: `case when exists (select 1 from trademark m where m.registration_request_id = t.id and m.number is not null) then value else 'erased' end`,
        business_description: empty,
        websites: noTexts,
        mark_alias: none,
        note: none,
        report_violation_url: none,
      },
    },
  },
  registration_request_tracking: {
    ...historyOf('registration_request', registrationRequestTracking, 'requests'),
    ownedBy: 'registration_request',

    link: { select: { columns: [...historyColumns, 'registration_request_id'], filter: ofLinkedRequest } },
    staff: {
      ...historyWrites,
      could: `${historyWrites.could}, as a payment`,
      held: `${historyWrites.held}; no rule reads it, money is in the invoice`,
    },
  },
  application: {
    table: application,
    calls: '/api/request/{id}/application',
    relations: [
      to('registration_request'),
      to('registration_entity'),
      to('mailing_address'),
      to('domicile_address'),
      many('comments', 'thread_comment', 'thread_id', 'thread_id'),
    ],
    customer: { select: { columns: '*', filter: { registration_request: readable } } },
    link: {
      select: {
        columns: [
          'id',
          'registration_request_id',
          'domicile_address_visible',
          'onboarding_finished',
          'client_approval',
          'priority_filing_type',
          'priority_filing_jurisdiction',
          'priority_filing_number',
          'priority_filing_date',
          'priority_registration_date',
          'thread_id',
        ],
        filter: ofLinkedRequest,
      },
      // Priority can be told before there is an account; once the client approved, nothing changes this way. What is shown of
      // somebody's home is said by whoever gives the address.
      update: {
        columns: [
          'priority_filing_type',
          'priority_filing_jurisdiction',
          'priority_filing_number',
          'priority_filing_date',
          'priority_registration_date',
        ],
        filter: { ...openApplication, ...ofLinkedRequest },
      },
    },
    staff: {
      writes: corrections(
        ['draft', 'onboarding_finished', 'mark_description', 'mark_colours', 'mark_views'],
        openApplication,
      ),
      could: 'Change what the client is about to approve',
      held: 'Only until the approval; the draft and the approval are the client’s calls',
    },
    json: { draft: z.record(z.string(), z.string()), mark_colours: claimedColours, mark_views: z.array(z.int()) },
    held: {
      group: 'drafts',
      mine: of('registration_request'),
      erase: { draft: none },
    },
  },
  application_jurisdiction: {
    table: applicationJurisdiction,
    calls: '/api/request/{id}/application',
    relations: [to('application', 'application_jurisdictions')],
    customer: { select: { columns: '*', filter: { application: readable } } },
    staff: {
      writes: corrections([], { application: openApplication }),
      could: 'Change what was approved',
      held: 'Only until the approval; goods and services by the call alone',
    },
    json: { goods_and_services: goodsAndServices, uspto_specimen_to_class: classMap, uspto_first_use: firstUses },
    held: {
      group: 'drafts',
      mine: of('application'),
      erase: { uspto_additional_info: none },
    },
  },
  application_approval: {
    table: applicationApproval,
    written: true,
    relations: [to('application', 'approvals'), to('user')],
    held: {
      group: 'drafts',
      mine: of('application'),
      // That it was approved, and what by its digest, is kept; who owns and from where is erased.
      erase: { content: erased, address: none },
    },
  },
  application_reading: {
    table: applicationReading,
    written: true,
    relations: [to('application', 'readings'), to('user')],
    json: { facts: z.record(z.string(), z.union([z.string(), z.array(z.string())])) },
    held: { group: 'drafts', mine: of('application'), erase: 'delete' },
  },
  thread_comment: {
    table: threadComment,
    relations: [
      to('application'),
      to('user'),
      one('use_in_commerce_request', 'use_in_commerce_request', 'thread_id', 'thread_id', 'comments'),
      one('support_ticket', 'support_ticket', 'thread_id', 'support_ticket_hub_id', 'comments'),
    ],
    customer: {
      select: {
        columns: commentColumns,
        filter: {
          _or: [{ application: readable }, { use_in_commerce_request: readable }, { support_ticket: readable }],
        },
      },
    },
    link: { select: { columns: withoutOwner(commentColumns), filter: { application: readable } } },
    staff: {
      // Everybody writes comments under the own name, and corrects no words of others; that a program began them the call says.
      writes: (all) => ({
        ...insert(
          except(added(all), [
            'user_id',
            'author_role',
            'author_firstname',
            'author_lastname',
            'message_id',
            'edited_at',
            'suggested_comment',
          ]),
          own,
          {
            user_id: 'x-user-id',
          },
        ),
        ...update(['content', 'type'], own),
        delete: { filter: own },
      }),
      could: 'Write or change words of a client',
      held: 'Under the own name; only own comments are changed or removed; the database names the author',
    },
    held: {
      group: 'drafts',
      mine: `t.user_id = $1 or t.application_id = any ({application}) or t.thread_id in (select thread_id from use_in_commerce_request where id = any ({use_in_commerce_request})) or t.thread_id in (select support_ticket_hub_id from support_ticket where id = any ({support_ticket}))`,
      erase: { content: erased, author_firstname: none, author_lastname: none },
    },
  },
  public_id_counter: {
    table: publicIdCounter,
    inner: true,
    held: 'nobody',
  },
} satisfies Facts
