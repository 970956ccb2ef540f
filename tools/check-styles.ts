// node tools/check-styles.ts: style sheets: three breakpoints, nothing important without a reason, page styles beside their page.
import { readFile } from 'node:fs/promises'
import { listFiles, type Outcome, printOutcome, readCode, ROOT, type SourceFile } from './source-tree.ts'

/** The widths at which a layout changes, in pixels; `ui/styles/theme.css` names them m, l and xl. */
export const breakpoints = [768, 950, 1200]

/** Everything of the design system, and what a page has of its own. */
const shared = 'src/ui/styles/'

/** Checks style sheets, and that each of the design system is used by more than one page. */
export function checkStyles(sheets: readonly SourceFile[], code: readonly SourceFile[]): Outcome {
  return {
    problems: [...sheets.flatMap((sheet) => [...widthsOf(sheet), ...importantOf(sheet)]), ...pagesOf(sheets, code)],
    note: `${sheets.length} sheets`,
  }
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

function widthsOf({ path, text }: SourceFile): string[] {
  const problems: string[] = []
  for (const media of text.matchAll(/@media[^{]*/g)) {
    for (const [, kind, width] of media[0].matchAll(/\((min|max)-width:\s*([^)]+)\)/g)) {
      const known = breakpoints.some((point) => width === `${kind === 'min' ? point : point - 1}px`)
      if (!known) problems.push(`${path}:${lineOf(text, media.index)}: ${kind}-width ${width} is no breakpoint`)
    }
    if (/width\s*[<>=]/.test(media[0]))
      problems.push(`${path}:${lineOf(text, media.index)}: say min-width or max-width`)
  }
  return problems
}

/** A reason is a comment that begins with `important:` above the rule or its media query. */
function importantOf({ path, text }: SourceFile): string[] {
  const problems: string[] = []
  for (const { index } of text.matchAll(/!important/g)) {
    const above = text.slice(0, index)
    const comment = above.lastIndexOf('/* important:')
    const ended = comment === -1 ? '' : above.slice(comment).replace(/^\/\*[^]*?\*\//, '')
    if (comment === -1 || /\n\}/.test(ended))
      problems.push(`${path}:${lineOf(text, index)}: !important without a reason`)
  }
  return problems
}

/** Whose a file is: a page or a part of one, the staff area, or the design system itself. */
function roomOf(path: string): string {
  const [, room = '', ...folders] = path.split('/')
  if (room !== 'web') return room
  return ['site', 'portal'].includes(folders[0] ?? '') ? folders.slice(0, 2).join('/') : (folders[0] ?? '')
}

function pagesOf(sheets: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const usedIn = new Map<string, Set<string>>()
  for (const { path, text } of code) {
    if (!/^src\/(ui|web|admin)\/.*\.tsx$/.test(path)) continue
    for (const [name] of text.matchAll(/\b(?:mw|wb)-[\w-]+/g))
      usedIn.set(name, (usedIn.get(name) ?? new Set()).add(roomOf(path)))
  }
  return sheets.flatMap(({ path, text }) => {
    if (!path.startsWith(shared)) return []
    // A class that only narrows another one, such as that of the page, says nothing of whose the sheet is.
    const own = new Set([...text.matchAll(/^\s*(?::is\()?\.((?:mw|wb)-[\w-]+)/gm)].map(([, name]) => name ?? ''))
    own.delete('mw-page')
    const rooms = new Set([...own].flatMap((name) => [...(usedIn.get(name) ?? [])]))
    const [only] = rooms
    return rooms.size === 1 && only !== 'ui' ? [`${path}: only ${only} uses it; it belongs beside it`] : []
  })
}

/** Reads and checks the style sheets of this project. */
export async function run(): Promise<Outcome> {
  const paths = (await listFiles(['src'])).filter((path) => path.endsWith('.css'))
  const sheets = paths.map(async (path) => ({ path, text: await readFile(`${ROOT}/${path}`, 'utf8') }))
  return checkStyles(await Promise.all(sheets), await readCode(['src']))
}

if (import.meta.main) printOutcome('check-styles', await run())
