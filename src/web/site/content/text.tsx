import { createElement, Fragment, type ReactNode } from 'react'
import type { Language } from '#kernel/languages.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { addressIn } from '../../path.ts'
import type { Piece } from './compiled.ts'
import { FactOf, type FactData } from './facts.tsx'

/** How an element of a text looks; what is not named here has no class. */
const classOf: Readonly<Record<string, string>> = { h2: 'mw-h2', h3: 'mw-h3', table: 'mw-table mw-table--dense' }

interface Around {
  /** A link within the site leads to the page in it. */
  language: Language
  /** What a table of a text is called. */
  table: string
  data: FactData
}

function shown(pieces: readonly Piece[], of: Around): ReactNode {
  return pieces.map((piece, at) => {
    // A text is rendered once and never reordered, so a piece's place is its key.
    if (typeof piece === 'string') return <Fragment key={at}>{piece}</Fragment>
    if ('directive' in piece) return <FactOf key={at} name={piece.directive} takes={piece.takes} data={of.data} />
    const { tag, id, start, href } = piece
    const inner = piece.pieces.length > 0 ? shown(piece.pieces, of) : undefined
    const props = {
      id,
      start,
      href: href?.startsWith('/') ? addressIn(of.language, href) : href,
      className: classOf[tag],
    }
    const element = createElement(tag, props, inner)
    const wide = tag === 'table'
    return wide ? (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
      <div key={at} className="mw-table-scroll" tabIndex={0} role="region" aria-label={of.table}>
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
  const t = useText('content')
  return <>{shown(pieces, { language, table: t('table'), data })}</>
}
