import { defineJob, nothing } from '#platform/queue/queue.ts'

/** Takes the European Central Bank's table of the day, which comes out at four in Frankfurt on working days. */
export const importExchangeRates = defineJob('exchange-rate.import', {
  byStaff: ['repeat', 'cancel'],
  data: nothing,
  cron: '30 15,18 * * *',
})
