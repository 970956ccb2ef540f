import { specimenAnswers } from '#domain/use-in-commerce/specimen-answers.ts'
import { commerceUseMachine } from '#domain/use-in-commerce/status.ts'
import { type Facts, historyOf, listOfTexts } from './facts.ts'
import { none, of, ofUser } from './holding.ts'
import { own, readable, type RowPredicate } from './permissions/permission.ts'
import { added, insert, openPart } from './permissions/staff-writes.ts'
import { openApplication } from './registration.facts.ts'
import { hubs, to } from './relation.ts'
import {
  specimen,
  useInCommerceRequest,
  useInCommerceRequestClass,
  useInCommerceRequestTracking,
} from './use-in-commerce.ts'

const useInCommerceColumns = [
  'id',
  'type',
  'declaration_of_incontestability',
  'remaining_extension_count',
  'status',
  'last_status_update',
  'trademark_id',
  'user_id',
  'document_hub_id',
  'order_hub_id',
  'thread_id',
  'issue_date',
  'due_date',
  'deadline_confirmed',
  'deadline_number',
  'signed_by',
  'signed_at',
  'submitted_on',
  'reopened_note',
  'created_at',
  'updated_at',
  'parent_id',
  'order_id',
] as const

const untoldUse: RowPredicate = { use_in_commerce_request: { status: { _eq: 'Created' } } }

/** What the client decided and signed about use, and where it stands by its calls. */
const ofCalls = [
  'order_id',
  'declaration_of_incontestability',
  'remaining_extension_count',
  'deadline_confirmed',
  'deadline_number',
  'signed_by',
  'signed_at',
  'submitted_on',
  'reopened_note',
]

export const facts = {
  use_in_commerce_request: {
    table: useInCommerceRequest,
    machine: commerceUseMachine,
    relations: [
      to('trademark', 'use_in_commerce_requests'),
      to('user'),
      to('assigned_admin'),
      to('updated_by_user'),
      to('parent'),
      to('order'),
      hubs('documents', 'notes', 'orders'),
    ],
    customer: {
      select: { columns: useInCommerceColumns, filter: { status: { _neq: 'Created' }, ...own }, aggregate: true },
    },
    staff: {
      // What the client declares and signs is theirs; where it stands and until when, only its calls say.
      writes: (all) => insert(added(all, ofCalls)),
      could: 'Show a declaration early, put it to another mark',
      held: 'What is declared, signed and due, and where it stands, only its calls write',
    },
    held: {
      group: 'register',
      mine: ofUser,
      // That it was signed, and when, is kept; by whom is erased.
      erase: { signed_by: `case when signed_by is null then null else 'erased' end`, reopened_note: none },
    },
  },
  use_in_commerce_request_class: {
    table: useInCommerceRequestClass,
    relations: [to('use_in_commerce_request', 'classes'), to('document_folder')],
    customer: {
      select: {
        columns: [
          'id',
          'class_number',
          'items',
          'deleted_items',
          'use_in_commerce_request_id',
          'filing_basis',
          'decision',
          'first_use_in_us',
          'first_use_anywhere',
          'website',
          'updated_at',
          'document_folder_id',
        ],
        filter: { use_in_commerce_request: readable },
      },
    },
    staff: {
      writes: openPart(untoldUse, ['decision', 'first_use_in_us', 'first_use_anywhere']),
      could: 'Change what is going to be declared before the client sees it',
      held: 'Only before the client was told; decisions and dates are the client’s; nothing is removed',
    },
    json: { items: listOfTexts, deleted_items: listOfTexts },
    held: {
      group: 'register',
      mine: of('use_in_commerce_request'),
      erase: { website: none },
    },
  },
  use_in_commerce_request_tracking: historyOf('use_in_commerce_request', useInCommerceRequestTracking, 'register'),
  specimen: {
    table: specimen,
    relations: [to('application', 'specimens'), to('document'), to('use_in_commerce_request_class', 'specimens')],
    customer: {
      select: {
        columns: '*',
        filter: {
          _or: [{ application: readable }, { use_in_commerce_request_class: readable }],
        },
      },
    },
    staff: {
      // What was handed in as proof is its owner's, and is signed as it stands.
      writes: openPart({ _or: [{ application: openApplication }, { use_in_commerce_request_class: untoldUse }] }),
      could: 'Replace a proof of use that nobody approved yet',
      held: 'Only before the client approved the draft or was told of the request; nothing is removed; audited',
    },
    json: { class_items: listOfTexts, uspto_requirements: specimenAnswers },
    held: {
      group: 'drafts',
      mine: `t.application_id = any ({application}) or t.use_in_commerce_request_class_id = any ({use_in_commerce_request_class})`,
      erase: { description: none, url: none },
    },
  },
} satisfies Facts
