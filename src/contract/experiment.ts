import { z } from 'zod'
import { experimentIds, type ExperimentId } from '#kernel/experiments.ts'
import { call } from './call.ts'
import { nothing } from './fields.ts'

const value = z.union([z.literal(0), z.literal(1)]).optional()

/** Values of experiments that somebody takes part in. */
export const experimentValues = z.strictObject(
  Object.fromEntries(experimentIds.map((id) => [id, value])) as Record<ExperimentId, typeof value>,
)

const counted = z.object({ all: z.number().int(), did: z.number().int() })

export const experimentList = call({
  name: 'experiment.list',
  method: 'GET',
  path: '/api/experiment',
  summary:
    'Every experiment, whether it runs, and how many requests of each value there were and how many of them were ordered',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    experiments: z.array(
      z.object({
        id: z.enum(experimentIds),
        since: z.string(),
        isRunning: z.boolean(),
        /** Requests of each value before a difference is spoken of. */
        enough: z.number().int(),
        /** By value: requests, and orders among them. */
        values: z.tuple([counted, counted]),
      }),
    ),
  }),
  errors: [],
})
