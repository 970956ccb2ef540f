import { riskLevels } from '#domain/verification/vocabulary.ts'
import { useText } from '../i18n/text.ts'
import { PlaceMap } from '../place-map.tsx'
import type { SummaryVerdict } from './result.server.ts'
import { placeAnchor, RiskTiles } from './risk-tiles.tsx'

/** The verdicts where they apply. One country by itself needs no map; a union does, to say what it is made of. */
export function RiskMap({ verdicts }: { verdicts: readonly SummaryVerdict[] }) {
  const t = useText('summary')
  const names = useText('trademark')
  const union = verdicts.some(({ place }) => ['EU', 'BX', 'OAPI', 'ARIPO'].includes(place.code))
  if (verdicts.length < 2 && !union) return null
  return (
    <PlaceMap
      label={t('where.map')}
      places={verdicts.map(({ place, risk }) => ({
        code: place.code,
        tone: risk,
        label: `${place.name}: ${names(`risk.${risk}`)}`,
        href: `#${placeAnchor(place.code)}`,
      }))}
      legend={riskLevels
        .map((risk) => ({
          tone: risk,
          label: names(`risk.${risk}`),
          count: verdicts.filter((verdict) => verdict.risk === risk).length,
        }))
        .filter(({ count }) => count > 0)}
    >
      {(active) => <RiskTiles verdicts={verdicts} active={active} />}
    </PlaceMap>
  )
}
