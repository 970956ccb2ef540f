import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import serviceFees from '#db/reference/service-fees.json' with { type: 'json' }
import type { FeeRule } from '#domain/pricing/fee-rule.ts'
import type { ServiceFee } from '#domain/pricing/service-fee.ts'
import { feeRule, offeringFees } from '#domain/pricing/shapes.ts'

/** The day on which the shipped fees were compiled; a later one would be a promise nobody kept. */
export const feesCompiledOn = '2026-11-22'

const folder = new URL('../../db/reference/fees/', import.meta.url)

/** The shipped official fees, a file for each jurisdiction. Throws when a row has not the shape of a fee rule. */
export async function referenceFees(): Promise<FeeRule[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const files = await Promise.all(names.map(async (name) => await readFile(new URL(name, folder), 'utf8')))
  return files.flatMap((text) => z.array(feeRule).parse(JSON.parse(text)))
}

const serviceFee = z.strictObject({
  jurisdiction: z.string(),
  currency: z.string(),
  base: z.number().int(),
  perFurtherClass: z.number().int(),
  offerings: offeringFees.default({}),
  validFrom: z.string(),
  source: z.string(),
})

/** The starter price list. */
export const referenceServiceFees: (ServiceFee & { validFrom: string; source: string })[] = z
  .array(serviceFee)
  .parse(serviceFees)
