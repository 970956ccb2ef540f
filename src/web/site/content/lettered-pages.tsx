import { useText } from '../../i18n/text.ts'
import { PageList } from './page-list.tsx'
import type { ContentLink } from './pages.server.ts'

/** The letter that a title stands under, without its diacritics; a sign stands under #. */
function letterOf({ title }: ContentLink): string {
  const first = title.normalize('NFKD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

/** Many pages of text, by the first letters of their titles. */
export function LetteredPages({ pages }: { pages: readonly ContentLink[] }) {
  const t = useText('content')
  const letters = [...Map.groupBy(pages, letterOf)].toSorted(([a], [b]) => a.localeCompare(b))
  const idOf = (letter: string) => (letter === '#' ? 'letter-signs' : `letter-${letter.toLowerCase()}`)
  return (
    <>
      <nav aria-label={t('letters')}>
        <ul className="mw-cluster mw-letters">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(([letter, own]) => (
        <section key={letter} aria-labelledby={idOf(letter)}>
          <h2 className="mw-h3" id={idOf(letter)}>
            {letter}
          </h2>
          <PageList pages={own} />
        </section>
      ))}
    </>
  )
}
