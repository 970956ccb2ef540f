import { z } from 'zod'
import { assigneeChange } from '#domain/account/assignee.ts'
import { goodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { trademarkRequestMachine } from '#domain/trademark/request-status.ts'
import { trademarkMachine } from '#domain/trademark/status.ts'
import { type Facts, free, historyOf } from './facts.ts'
import { erased, none, of, ofUser } from './holding.ts'
import { own } from './permissions/permission.ts'
import { corrections, matter } from './permissions/staff-writes.ts'
import { hubs, to } from './relation.ts'
import { trademark, trademarkChange, trademarkIpoData, trademarkRequest, trademarkTracking } from './trademark.ts'

const trademarkColumns = [
  'id',
  'name',
  'goods_and_services',
  'registration_date',
  'ipo_link',
  'number',
  'jurisdiction',
  'trademark_request_id',
  'filing_date',
  'publication_date',
  'document_hub_id',
  'type',
  'owner_entity_id',
  'expiration_date',
  'dou_deadline_date',
  'user_id',
  'alias',
  'brand_id',
  'status',
  'status_group',
  'last_tracking_update',
  'registration_request_id',
  'part',
  'divided_from_id',
  'international_id',
  'designation_notice_date',
  'ended_on',
  'ended_how',
  'direct_filing',
  'logo_type',
  'filing_basis',
  'created_at',
] as const

export const facts = {
  trademark_request: {
    table: trademarkRequest,
    machine: trademarkRequestMachine,
    relations: [to('user')],
    customer: { select: { columns: '*', filter: own, aggregate: true } },
    staff: {
      writes: matter(),
      could: 'Put a request into somebody’s portal, or move one',
      held: 'Status moves along its machine; owner and brand fixed',
    },
    held: { group: 'requests', mine: ofUser, erase: { mark_alias: erased } },
  },
  trademark: {
    table: trademark,
    machine: trademarkMachine,
    calls: '/api/trademark',
    relations: [
      to('user', 'trademarks'),
      to('assigned_admin'),
      to('brand', 'trademarks'),
      to('owner_entity'),
      to('representative_entity'),
      to('trademark_request', 'trademarks'),
      to('registration_request', 'trademarks'),
      to('divided_from', 'divisions'),
      to('international', 'designations'),
      hubs('documents', 'notes'),
    ],
    customer: { select: { columns: trademarkColumns, filter: own, limit: 500, aggregate: true } },
    staff: {
      // What the office has of a mark, and what a last day is counted from, is written by calls that say what stood there.
      writes: corrections([
        'part',
        'last_ipo_data_sync',
        'name',
        'number',
        'jurisdiction',
        'filing_date',
        'registration_date',
        'publication_date',
        'expiration_date',
        'dou_deadline_date',
        'designation_notice_date',
        'ended_on',
        'ended_how',
        'filing_basis',
        'ipo_link',
      ]),
      could: 'Tell wrong facts of the register, so that a term is missed',
      held: 'Number, place, days, basis, goods and status by calls, which refuse what another wrote meanwhile; every change is kept with the old value by the database and audited; owner fixed',
    },
    json: {
      goods_and_services: goodsAndServices,
      filing_information: free,
      assignee_history: z.array(assigneeChange),
    },
    held: {
      group: 'register',
      mine: ofUser,
      erase: {
        name: `case when number is null then 'erased' else name end`,
        alias: none,
        additional_info: none,
        uspto_additional_info: none,
        filing_information: none,
        brand_registry_code: none,
      },
    },
  },
  trademark_tracking: { ...historyOf('trademark', trademarkTracking, 'register'), ownedBy: 'trademark' },
  trademark_change: {
    table: trademarkChange,
    written: true,
    relations: [to('trademark', 'changes'), to('user')],
    json: { old_values: free, new_values: free },
    held: {
      group: 'register',
      mine: of('trademark'),
      // The database keeps the old values of the trademark's own erasure as well.
      after: 'trademark',
      erase: { old_values: `'{}'::jsonb`, new_values: `'{}'::jsonb` },
    },
  },
  trademark_ipo_data: {
    table: trademarkIpoData,
    json: { data: z.unknown() },
    held: 'nobody',
  },
} satisfies Facts
