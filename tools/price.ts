import { referenceFees, referenceServiceFees } from '#app/reference-prices.ts'
import { answerOrder } from '#domain/pricing/order-answer.ts'
import { snapshots } from '#domain/pricing/snapshot.ts'
import { answerLines, ratesGiven } from './lines.ts'

/*
 * Prices orders: one JSON object a line on standard input, one answer a line on standard output (docs/prices.md). It reads the
 * shipped list and law, no database. "--rates file.json" brings rates; without any, a conversion is marked an estimate.
 * Run: npm run -s price < orders.jsonl
 */
const snapshotOf = snapshots({ feeRules: await referenceFees(), serviceFees: referenceServiceFees })
const rates = await ratesGiven()
await answerLines((asked) => answerOrder(asked, (code, day, own) => snapshotOf(code, day, own ?? rates)))
