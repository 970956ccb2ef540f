import type { ReactNode } from 'react'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { useText } from '../i18n/text.ts'
import { PlaceMap } from '../place-map.tsx'
import type { Protection, Standing } from './coverage.ts'

const states = ['registered', 'covered', 'pending', 'preparing', 'none'] as const satisfies readonly Protection[]

/** What has lapsed protects nothing; its words say why. */
const toneOf = (state: Protection) => (state === 'lapsed' ? 'none' : state)

/** How a brand stands in a place, in words. */
export function useProtectionWords(): (standing: Pick<Standing, 'state' | 'via'>) => string {
  const t = useText('portal')
  return ({ state, via }) => (state === 'covered' ? t('state.covered', { via: via ?? '' }) : t(`state.${state}`))
}

interface CoverageMapProps {
  label: string
  standings: readonly Standing[]
  /** The place that is lit while none is pointed at. */
  here?: Jurisdiction
  /** The same in words: what carries `data-place` and the map light each other up. */
  children: (active: string | null) => ReactNode
}

/** Where a brand is registered, applied for and not protected, on the map, with how many registers are in each state. */
export function CoverageMap({ label, standings, children, ...rest }: CoverageMapProps) {
  const t = useText('portal')
  const wordsOf = useProtectionWords()
  return (
    <PlaceMap
      {...rest}
      label={label}
      views={['world', 'europe']}
      places={standings.map((standing) => ({
        code: standing.code,
        tone: toneOf(standing.state),
        label: `${standing.name}: ${wordsOf(standing)}`,
        href: standing.href ?? undefined,
      }))}
      legend={states
        .map((state) => ({
          tone: state,
          label: t(state === 'covered' ? 'state.coveredKey' : `state.${state}`),
          count: standings.filter((standing) => toneOf(standing.state) === state).length,
        }))
        .filter(({ count }) => count > 0)}
    >
      {children}
    </PlaceMap>
  )
}
