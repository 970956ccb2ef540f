import { createElement, Fragment, type ReactNode } from 'react'
import { useLanguage } from '../../i18n/text.ts'
import { prefixOf } from '../../path.ts'
import type { Piece } from './compiled.ts'
import { FactOf, type FactData } from './facts.tsx'

/** How an element of a text looks; what is not named here has no class. */
const classOf: Readonly<Record<string, string>> = { h2: 'mw-h2', h3: 'mw-h3', table: 'mw-table mw-table--dense' }

/** A link within the site leads to the page in the reader's language. */
const inLanguage = (href: string, prefix: string): string => (href.startsWith('/') ? `${prefix}${href}` : href)

function shown(pieces: readonly Piece[], prefix: string, data: FactData): ReactNode {
  return pieces.map((piece, at) => {
    // A text is rendered once and never reordered, so a piece's place is its key.
    if (typeof piece === 'string') return <Fragment key={at}>{piece}</Fragment>
    if ('directive' in piece) return <FactOf key={at} name={piece.directive} takes={piece.takes} data={data} />
    const { tag, id, start, href } = piece
    const inner = piece.pieces.length > 0 ? shown(piece.pieces, prefix, data) : undefined
    const props = { id, start, href: href && inLanguage(href, prefix), className: classOf[tag] }
    const element = createElement(tag, props, inner)
    const wide = tag === 'table'
    return wide ? (
      <div key={at} className="mw-table-scroll">
        {element}
      </div>
    ) : (
      <Fragment key={at}>{element}</Fragment>
    )
  })
}

/** A compiled text with the facts it asks for. */
export function ContentText({ pieces, data }: { pieces: readonly Piece[]; data: FactData }) {
  const language = useLanguage()
  return <>{shown(pieces, prefixOf(language), data)}</>
}
