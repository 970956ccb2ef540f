import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { MarkState } from './mark-state.ts'

/** Status codes of the USPTO by what they mean for somebody else's filing; single codes and spans of them, in order. */
const usptoCodes: readonly (readonly [from: number, to: number, state: MarkState])[] = [
  [400, 409, 'dead'], [410, 410, 'pending'], [411, 412, 'dead'], [413, 413, 'pending'], [414, 417, 'dead'],
  [600, 614, 'dead'], [616, 616, 'pending'], [618, 618, 'dead'], [620, 620, 'pending'],
  [624, 625, 'registered'], [626, 626, 'dead'], [630, 631, 'pending'], [632, 632, 'dead'], [638, 694, 'pending'],
  [700, 708, 'registered'], [709, 714, 'dead'], [715, 715, 'pending'], [717, 717, 'registered'],
  [718, 734, 'pending'], [739, 740, 'registered'], [744, 777, 'pending'], [778, 778, 'registered'], [779, 779, 'pending'],
  [780, 780, 'registered'], [781, 783, 'dead'], [790, 790, 'registered'], [794, 794, 'pending'],
  [800, 800, 'registered'], [801, 825, 'pending'], [900, 901, 'dead'], [968, 968, 'dead'], [969, 969, 'pending'],
  [973, 973, 'pending'],
] // prettier-ignore

/** Words of offices for a state; the first that fits decides, so what ends a mark stands before what it once was. */
const words: readonly (readonly [RegExp, MarkState])[] = [
  // The end of a dispute says nothing of the mark itself.
  [
    /(opposition|appeal|observation|proceeding)s? (was |were )?(\w+ )?(withdrawn|rejected|refused|dismissed|terminated|ended)/,
    'unknown',
  ],
  [
    /(withdrawal|rejection|refusal|termination) of (the |an? )?(opposition|appeal|cancell?ation|revocation|invalidity)/,
    'unknown',
  ],
  [
    /(cancell?ation|revocation|invalidity|surrender|expir\w{0,20}|renewal)\s.{0,200}(pending|requested|filed)/,
    'registered',
  ],
  [/(pending|requested).{0,200}(cancell?ation|revocation|invalidity|surrender)/, 'registered'],
  [/regist.{0,200}partial|partial.{0,200}regist/, 'registered'],
  [/partial/, 'pending'],
  [/not (registered|renewed|in force)|no longer/, 'dead'],
  [
    /expired|ended|cancell?ed|cancellation|refused|rejected|withdrawn|surrendered|abandoned|lapsed|invalid|revoked|removed|terminated|deleted|dead/,
    'dead',
  ],
  [/(awaiting|pending|before) (registration|renewal)|registration (pending|fee)/, 'pending'],
  [/registered|renewed|registration|protected|protection granted|in force|live/, 'registered'],
  [/filed|application|received|examin|publi|oppos|appeal|pending|interlocutory|suspended|accepted/, 'pending'],
]

/** How a mark stands by its office's code or word for it; unknown for what is in no list. */
export function stateOf(office: Jurisdiction, status: string | null): MarkState {
  if (status === null) return 'unknown'
  if (/^\d+$/.test(status)) {
    if (office !== 'US') return 'unknown'
    const code = Number(status)
    return usptoCodes.find(([from, to]) => code >= from && code <= to)?.[2] ?? 'unknown'
  }
  const line = status.toLowerCase()
  return words.find(([pattern]) => pattern.test(line))?.[1] ?? 'unknown'
}
