import { isHeld, type PlacedGround } from '#domain/clearance/grounds/ground.ts'
import type { RiskBand } from '#domain/clearance/score/band.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { riskToShow, type Risk } from '#domain/verification/vocabulary.ts'
import { Verdict } from '#ui/verdict.tsx'
import { useText } from '../i18n/text.ts'

/**
 * What a whole answer comes to: the nearest mark; where nothing is very near that the sign was not wholly read, of which nothing can be said,
 * or the word itself where a ground weighs more.
 */
export type Standing = RiskBand | 'word' | 'unread'

/** How a sign stands whose nearest mark has a band, in one of the asked-for places or in all. */
export function standingOf(
  band: RiskBand,
  { grounds, unread }: { grounds: readonly PlacedGround[]; unread: readonly unknown[] },
  place?: Jurisdiction,
): Standing {
  if (band !== 'none' && band !== 'low') return band
  if (unread.length > 0) return 'unread'
  return isHeld(grounds, place) ? 'word' : band
}

/** Nobody assessed the word, or what was not read: it is neither low nor high. */
export const riskOfStanding = (standing: Standing): Risk =>
  standing === 'word' || standing === 'unread' ? 'unknown' : riskToShow(standing)

/** The word of a standing: that of the risk, that nothing is near, that it is the word itself, or that it was not wholly read. */
export function useBandWord(): (standing: Standing) => string {
  const t = useText('checker')
  const names = useText('trademark')
  return (standing) =>
    standing === 'none' || standing === 'word' || standing === 'unread'
      ? t(`band.${standing}`)
      : names(`risk.${standing}`)
}

export function BandVerdict({ band, bare }: { band: Standing; bare?: boolean }) {
  const word = useBandWord()
  return (
    <Verdict risk={riskOfStanding(band)} bare={bare}>
      {word(band)}
    </Verdict>
  )
}
