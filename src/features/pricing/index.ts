import { worker, type Feature } from '#features/feature.ts'
import * as feeRules from './fee-rules.ts'
import * as jobs from './jobs.ts'
import * as rates from './rates.ts'
import * as serviceFees from './service-fees.ts'

export const feature: Feature = {
  name: 'pricing',
  handlers: [serviceFees.add, serviceFees.end, feeRules.add, feeRules.end, rates.enter],
  jobs: [worker(jobs.importExchangeRates, async (_none, facilities) => await rates.importRates(facilities))],
}
