import { useState, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/text.ts'
import type { BrandCoverage, Tile } from './brands.server.ts'

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The tile that lies next in a direction: sideways in reading order, up and down by what stands nearest. */
function neighbour(tiles: HTMLElement[], from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | undefined {
  if (dx !== 0) return tiles[tiles.indexOf(from) + dx]
  const here = from.getBoundingClientRect()
  const far = (tile: HTMLElement): number => {
    const { top, left } = tile.getBoundingClientRect()
    return Math.abs(top - here.top) * 1000 + Math.abs(left - here.left)
  }
  return tiles
    .filter((tile) => (tile.getBoundingClientRect().top - here.top) * dy > 4)
    .sort((a, b) => far(a) - far(b))[0]
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const { activeElement } = document
  if (!step || !(activeElement instanceof HTMLElement) || activeElement.dataset.tile === undefined) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')]
  event.preventDefault()
  neighbour(tiles, activeElement, step)?.focus()
}

export function useProtectionWords(): (tile: Pick<Tile, 'state' | 'via'>) => string {
  const t = useText('portal')
  return ({ state, via }) => (state === 'covered' ? t('state.covered', { via: via ?? '' }) : t(`state.${state}`))
}

interface OneTileProps {
  tile: Tile
  words: string
}

function OneTile({ tile, words }: OneTileProps) {
  const text = <span aria-hidden="true">{tile.code}</span>
  return (
    <li className={`is-${tile.state}`}>
      {tile.href ? (
        <a href={tile.href} data-tile={words} aria-label={words}>
          {text}
        </a>
      ) : (
        <span tabIndex={-1} data-tile={words} role="img" aria-label={words}>
          {text}
        </span>
      )}
    </li>
  )
}

/** Registers by region, one tile each: shape and colour say how the brand stands there, a line below says it in words. */
export function TileMap({ coverage }: { coverage: BrandCoverage }) {
  const t = useText('portal')
  const wordsOf = useProtectionWords()
  const [told, setTold] = useState('')
  const tell = (target: EventTarget): void => {
    const words = target instanceof Element ? target.closest<HTMLElement>('[data-tile]')?.dataset.tile : undefined
    if (words) setTold(words)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tiles are what is focused; the map only hears their keys
    <div
      className="mw-map"
      onKeyDown={move}
      onFocus={(event) => tell(event.target)}
      onMouseOver={(event) => tell(event.target)}
    >
      {coverage.regions.map((region) => (
        <figure key={region.key}>
          <figcaption>{t(`region.${region.key}`)}</figcaption>
          <ul className="mw-tiles">
            {region.tiles.map((tile) => (
              <OneTile key={tile.code} tile={tile} words={`${tile.code}, ${tile.name}: ${wordsOf(tile)}`} />
            ))}
          </ul>
        </figure>
      ))}
      <p className="mw-map__told mw-small" aria-hidden="true">
        {told}
      </p>
    </div>
  )
}
