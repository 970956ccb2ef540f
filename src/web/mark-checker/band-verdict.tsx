import type { RiskBand } from '#domain/clearance/score.ts'
import { riskToShow } from '#domain/verification/vocabulary.ts'
import { Verdict } from '#ui/verdict.tsx'
import { useText } from '../i18n/text.ts'

/** The word of a band: that of the risk, or that nothing is near. */
export function useBandWord(): (band: RiskBand) => string {
  const t = useText('checker')
  const names = useText('trademark')
  return (band) => (band === 'none' ? t('band.none') : names(`risk.${band}`))
}

export function BandVerdict({ band, bare }: { band: RiskBand; bare?: boolean }) {
  const word = useBandWord()
  return (
    <Verdict risk={riskToShow(band)} bare={bare}>
      {word(band)}
    </Verdict>
  )
}
