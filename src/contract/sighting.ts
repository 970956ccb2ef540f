import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { platformKinds } from '#domain/monitoring/plan.ts'
import { dismissReasons, sightingStatuses } from '#domain/monitoring/sighting.ts'
import { monitoringTaskStatuses } from '#domain/monitoring/status.ts'
import { call } from './call.ts'
import { opened } from './case.ts'
import { choice, done, field, nothing, optionalField, rowId, url } from './fields.ts'
import { mailedLinks } from './limits.ts'

const one = z.strictObject({ id: rowId })
const staff = { who: ['staff', 'admin'], limit: 'none', support: 'closed', params: one, query: nothing } as const
const ofTask = { ...staff, method: 'POST', audit: { table: 'brand_monitoring_task' } } as const
const standing = z.object({ status: z.enum(monitoringTaskStatuses) })

export const taskProcess = call({
  ...ofTask,
  name: 'brand-monitoring-task.process',
  path: '/api/brand-monitoring-task/{id}/process',
  summary: 'Release what was accepted to the customer and tell them; every sighting must be decided',
  body: nothing,
  output: standing,
  errors: ['not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const taskDismiss = call({
  ...ofTask,
  name: 'brand-monitoring-task.dismiss',
  path: '/api/brand-monitoring-task/{id}/dismiss',
  summary: 'Put a search aside without telling the customer, or take it up again',
  body: z.strictObject({ again: z.boolean({ error: 'wrong-type' }).default(false) }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const taskNotify = call({
  ...ofTask,
  name: 'brand-monitoring-task.notify',
  path: '/api/brand-monitoring-task/{id}/notify',
  summary: 'Mail the customer again what a processed search found',
  limit: mailedLinks,
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})

export const sightingAdd = call({
  ...ofTask,
  name: 'brand-monitoring-task.add-sighting',
  path: '/api/brand-monitoring-task/{id}/sighting',
  summary: 'Add what a person found by hand, where no source tells of it',
  body: z.strictObject({
    platform: choice(platformKinds),
    name: field(texts.heading),
    url,
    seller: optionalField(texts.heading),
  }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'already-done'],
})

export const sightingDecide = call({
  ...staff,
  name: 'sighting.decide',
  method: 'PUT',
  path: '/api/sighting/{id}',
  summary:
    'Accept a sighting for the customer, put it aside with a reason that teaches the next ranking, or take that back',
  audit: { table: 'sighting', facts: ['status', 'reason'] },
  body: z
    .strictObject({
      status: choice(['Open', 'Accepted', 'Dismissed']),
      reason: choice(dismissReasons).nullable().default(null),
    })
    .refine(({ status, reason }) => (status === 'Dismissed') === (reason !== null), {
      message: 'required',
      path: ['reason'],
    }),
  output: z.object({ status: z.enum(sightingStatuses) }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const sightingCase = call({
  ...staff,
  name: 'sighting.case',
  method: 'POST',
  path: '/api/sighting/{id}/case',
  summary:
    'Make a case of a sighting. Of a search that is not released yet it is a draft, which the client sees with the release',
  audit: { table: 'sighting' },
  body: z.strictObject(opened),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})
