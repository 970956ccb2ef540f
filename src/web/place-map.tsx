import type { ReactNode } from 'react'
import type { LegendEntry } from '#ui/world-map/legend.tsx'
import type { MapTone, ViewName } from '#ui/world-map/views.ts'
import { WorldMap } from '#ui/world-map/world-map.tsx'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { territoriesOf } from '#domain/jurisdiction/territories.ts'
import { useText } from './i18n/text.ts'

export interface MappedPlace {
  code: Jurisdiction
  tone: MapTone
  /** Its name and how it stands there. */
  label: string
  href?: string | undefined
}

interface PlaceMapProps {
  label: string
  places: readonly MappedPlace[]
  legend: readonly LegendEntry[]
  views?: readonly ViewName[]
  here?: Jurisdiction
  brief?: boolean
  children?: (active: string | null) => ReactNode
}

/** Jurisdictions on the map, with what has to be said of the map and of the places that are none of its countries. */
export function PlaceMap({ places, ...rest }: PlaceMapProps) {
  const t = useText('common')
  const told = new Set(places.filter(({ tone }) => tone !== 'none').map(({ code }) => code))
  return (
    <WorldMap
      {...rest}
      names={{ world: t('map.world'), europe: t('map.europe') }}
      places={places.map((place) => ({ ...place, countries: territoriesOf(place.code) }))}
      hint={t('map.hint')}
      note={
        <>
          {told.has('WIPO') && `${t('map.madrid')} `}
          {told.has('ARIPO') && `${t('map.aripo')} `}
          {t('map.note')}
        </>
      }
    />
  )
}
