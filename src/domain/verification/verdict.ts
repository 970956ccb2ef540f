import { z } from 'zod'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { trimmed, withoutUnseen } from '#kernel/bounded.ts'
import { riskLevels } from './vocabulary.ts'

/** Letters of a reason at most. */
export const longestReason = 1000

/** The verdict for one jurisdiction, with the reason a person reads and what we would do. */
export const jurisdictionVerdict = z.object({
  jurisdiction: z.enum(jurisdictions),
  risk: z.enum(riskLevels),
  reason: trimmed(longestReason).default(''),
  advice: trimmed(200).default(''),
})

export type JurisdictionVerdict = z.infer<typeof jurisdictionVerdict>

/** Whether a verdict tells of a risk and not why: such a one is not sent to a client. */
export const lacksReason = ({ risk, reason }: Pick<JurisdictionVerdict, 'risk' | 'reason'>): boolean =>
  (risk === 'medium' || risk === 'high') && withoutUnseen(reason).trim() === ''
