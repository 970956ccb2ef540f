import { referenceFees, referenceServiceFees } from '#app/reference-prices.ts'
import { snapshots } from '#domain/pricing/snapshot.ts'
import { answerRoutes } from '#domain/route/answer.ts'
import { answerLines, ratesGiven } from './lines.ts'

/*
 * Advises routes: one JSON object a line on standard input, one answer a line on standard output (docs/prices.md). It reads
 * the shipped list and law, no database. Without "on" the day is today's; "--rates file.json" brings rates.
 * Run: npm run -s routes < markets.jsonl
 */
const snapshotOf = snapshots({ feeRules: await referenceFees(), serviceFees: referenceServiceFees })
const rates = await ratesGiven()
const today = new Date().toISOString().slice(0, 10)
await answerLines((asked) => answerRoutes(asked, snapshotOf, { today, rates }))
