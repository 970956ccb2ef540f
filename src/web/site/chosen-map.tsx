import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { useText } from '../i18n/text.ts'
import { PlaceMap } from '../place-map.tsx'
import type { Place } from '../places.ts'

interface ChosenMapProps {
  places: readonly Place[]
  /** Codes of the places that are ticked now. */
  chosen: readonly string[]
}

/** What is ticked in a list of places, lit on the map; without scripts as the page was sent. */
export function ChosenMap({ places, chosen }: ChosenMapProps) {
  const t = useText('common')
  const lit = places.filter(({ code }) => chosen.includes(code) && isJurisdiction(code))
  return (
    <PlaceMap
      brief
      label={t('map.chosenMap')}
      places={lit.map(({ code, name }) => ({ code, tone: 'chosen', label: name }))}
      legend={[{ tone: 'chosen', label: t('map.chosen'), count: lit.length }]}
    />
  )
}
