import type { RiskBand } from '#domain/clearance/score.ts'
import { riskToShow, type Risk } from '#domain/verification/vocabulary.ts'
import { Verdict } from '#ui/verdict.tsx'
import { useText } from '../i18n/text.ts'

/** What a whole answer comes to: the nearest mark, or the word itself where a ground weighs more than what is near. */
export type Standing = RiskBand | 'word'

export const standingOf = (band: RiskBand, isWordHeld: boolean): Standing =>
  isWordHeld && (band === 'none' || band === 'low') ? 'word' : band

/** Nobody assessed the word: it is neither low nor high. */
export const riskOfStanding = (standing: Standing): Risk => (standing === 'word' ? 'unknown' : riskToShow(standing))

/** The word of a standing: that of the risk, that nothing is near, or that it is the word itself. */
export function useBandWord(): (standing: Standing) => string {
  const t = useText('checker')
  const names = useText('trademark')
  return (standing) => (standing === 'none' || standing === 'word' ? t(`band.${standing}`) : names(`risk.${standing}`))
}

export function BandVerdict({ band, bare }: { band: Standing; bare?: boolean }) {
  const word = useBandWord()
  return (
    <Verdict risk={riskOfStanding(band)} bare={bare}>
      {word(band)}
    </Verdict>
  )
}
