import { z } from 'zod'
import { jurisdictions, type Jurisdiction } from './codes.ts'
import { sourceKinds } from './source-kinds.ts'
import rows from './sign-files.json' with { type: 'json' }

/** What a mark is filed as, beside its words. */
export const signFileKinds = ['picture', 'recording', 'views'] as const
export type SignFileKind = (typeof signFileKinds)[number]

const rule = z.strictObject({
  code: z.enum(jurisdictions),
  of: z.enum(signFileKinds),
  formats: z.array(z.enum(['JPEG', 'MP3', 'WAV'])).min(1),
  /** Megabytes of 1,048,576 bytes that a file may have; left out where it was read nowhere. */
  megabytes: z.number().positive().optional(),
  /** Of views: how many there may be in all. */
  most: z.int().positive().optional(),
  source: z.string(),
  sourceKind: z.enum(sourceKinds),
  /** The text was opened and says so. */
  read: z.boolean(),
  confidence: z.enum(['high', 'medium', 'low']),
  note: z.string().optional(),
})
export type SignFileRule = z.infer<typeof rule>

export const signFileRules: readonly SignFileRule[] = z.array(rule).parse(rows)

/** What an office takes as the picture, the recording or the views of a mark; null where it was read nowhere. */
export const signFileRule = (code: Jurisdiction, of: SignFileKind): SignFileRule | null =>
  signFileRules.find((one) => one.code === code && one.of === of) ?? null

/** Whether a rule may be held against somebody: it was read, and is sure. */
export const isSure = ({ read, confidence }: SignFileRule): boolean => read && confidence === 'high'

/** Why an office would not take a file; null where it takes it, or where nothing sure is known. */
export function whyNotTaken(
  code: Jurisdiction,
  of: SignFileKind,
  { mediaType, size }: { mediaType: string; size: number },
): 'format' | 'size' | null {
  const known = signFileRule(code, of)
  if (known === null || !isSure(known)) return null
  const format = { 'audio/mpeg': 'MP3', 'audio/wav': 'WAV', 'image/jpeg': 'JPEG' }[mediaType]
  if (!known.formats.some((one) => one === format)) return 'format'
  return known.megabytes !== undefined && size > known.megabytes * 1_048_576 ? 'size' : null
}
