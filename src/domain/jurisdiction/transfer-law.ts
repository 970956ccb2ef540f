import { z } from 'zod'
import { jurisdictions, type Jurisdiction } from './codes.ts'
import { sourceKinds } from './source-kinds.ts'
import rows from './transfer-law.json' with { type: 'json' }

/** What the law of an office says of the assignment of a mark; null where nobody here knows. */
const transferRule = z.strictObject({
  code: z.enum(jurisdictions),
  /** Whether it has to be in writing. */
  written: z.boolean().nullable(),
  /** Who has to sign. */
  signedBy: z.enum(['assignor', 'both']).nullable(),
  /** Whether some of the goods and services can go alone. */
  partial: z.boolean().nullable(),
  law: z.string(),
  article: z.string(),
  source: z.url(),
  sourceKind: z.enum(sourceKinds),
  /** The text was opened and says so. */
  read: z.boolean(),
  confidence: z.enum(['high', 'medium', 'low']),
  /** `intent-to-use`: before use is stated, an application goes with the business it belongs to only. */
  note: z.enum(['intent-to-use']).optional(),
})
export type TransferRule = z.infer<typeof transferRule>

const transferRules: readonly TransferRule[] = z.array(transferRule).parse(rows)

/** What is recorded of transfers at an office; null where nothing is. */
export const transferRuleOf = (code: Jurisdiction): TransferRule | null =>
  transferRules.find((one) => one.code === code) ?? null
