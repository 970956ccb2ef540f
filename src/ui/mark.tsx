import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Letters of the longest word from which a large mark is set smaller, so that it never breaks inside a word on a phone. */
const lengths = [
  [14, 'mw-mark--longest'],
  [10, 'mw-mark--longer'],
  [6, 'mw-mark--long'],
] as const

/** Letters of a word that no place on a page is made for: it breaks inside, before it pushes what stands beside it off the page. */
const mostUnbroken = 24

/** Letters of the longest word from which a mark of middle size is set small, so that it stands in one piece in a column. */
const lettersInColumn = 9

const longestWord = (children: ReactNode): number =>
  typeof children === 'string' ? Math.max(...children.split(/\s/).map((word) => word.length)) : 0

/** A mark is always set in Newsreader and never decorated. */
export function Mark({ size, children }: { size?: 's' | 'm' | 'l' | 'xl'; children: ReactNode }) {
  const longest = longestWord(children)
  const large = size === 'xl' && lengths.find(([letters]) => longest > letters)?.[1]
  const broken = longest > mostUnbroken && 'mw-mark--broken'
  const own = size === 'm' && longest > lettersInColumn ? 's' : size
  return (
    <span className={classNames('mw-mark', own && `mw-mark--${own}`, large, broken)} translate="no">
      {children}
    </span>
  )
}
