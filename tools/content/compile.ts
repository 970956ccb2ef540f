import Markdoc, { type Node, type RenderableTreeNode } from '@markdoc/markdoc'
import { parse as parseYaml } from 'yaml'
import type { z } from 'zod'
import type { CompiledPage, Heading, Piece } from '#web/site/content/compiled.ts'
import { directives, isDirective, type DirectiveName } from '#web/site/content/directives.ts'
import { frontMatter } from '#web/site/content/front-matter.ts'

/** What a Markdown file may hold beside directives: no images, no HTML, and headings of the second and third rank. */
const elements =
  'document heading paragraph inline text strong em link code list item softbreak table thead tbody tr th td blockquote tag'.split(
    ' ',
  )
const wordsPerMinute = 200

interface Found extends Heading {
  top: boolean
}

export interface Compiled {
  page: CompiledPage
  /** Addresses its links lead to, as they are written, with their lines. */
  links: { href: string; line: number }[]
  /** Its directives in order, with their arguments, as text. */
  facts: string[]
}

/** Compiles one Markdown file; `problems` says what is wrong with it, with the line. */
export function compile(text: string): { compiled: Compiled | null; problems: string[] } {
  const problems: string[] = []
  const tree = Markdoc.parse(text)
  const before: unknown = tree.attributes['frontmatter']
  const meta = frontMatter.safeParse(typeof before === 'string' ? yaml(before, problems) : {})
  if (!meta.success) for (const issue of meta.error.issues) problems.push(`front matter: ${told(issue)}`)
  const links: Compiled['links'] = []
  const headings: Found[] = []
  const facts: string[] = []
  for (const node of tree.walk()) {
    const line = (node.lines[0] ?? 0) + 1
    for (const { message } of node.errors) problems.push(`line ${line}: ${message}`)
    if (!elements.includes(node.type)) problems.push(`line ${line}: ${node.type} is not taken`)
    if (node.type === 'text' && /<\/?[a-z]/i.test(String(node.attributes['content'])))
      problems.push(`line ${line}: HTML is not taken`)
    if (node.type === 'link') links.push({ href: String(node.attributes['href']), line })
    if (node.type === 'heading') headings.push(...headingOf(node, line, problems))
    if (node.type === 'tag') facts.push(...factOf(node, line, problems))
  }
  const twice = headings.find(({ id }, at) => headings.findIndex((other) => other.id === id) !== at)
  if (twice) problems.push(`two headings are called ${twice.text}`)
  if (problems.length > 0 || !meta.success) return { compiled: null, problems }
  const rendered = Markdoc.transform(tree, { tags, nodes: { document: { render: 'document' } } })
  const pieces = typeof rendered === 'object' && Markdoc.Tag.isTag(rendered) ? rendered.children.flatMap(pieceOf) : []
  const minutes = Math.max(1, Math.ceil(text.split(/\s+/).length / wordsPerMinute))
  const contents = headings.filter((heading) => heading.top).map(({ id, text: words }) => ({ id, text: words }))
  return { compiled: { page: { meta: meta.data, headings: contents, minutes, pieces }, links, facts }, problems }
}

function yaml(text: string, problems: string[]): unknown {
  try {
    return parseYaml(text)
  } catch (error) {
    problems.push(`front matter: ${error instanceof Error ? error.message : 'no YAML'}`)
    return {}
  }
}

const told = (issue: z.core.$ZodIssue): string => `${issue.path.join('.') || 'as a whole'}: ${issue.message}`

/** The address of a heading within its page: its words without diacritics. */
const idOf = (words: string): string =>
  words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function headingOf(node: Node, line: number, problems: string[]): Found[] {
  const level: unknown = node.attributes['level']
  if (level !== 2 && level !== 3)
    problems.push(`line ${line}: a heading has two or three signs; the title is the first`)
  const words = [...node.walk()].flatMap((child) =>
    child.type === 'text' ? [String(child.attributes['content'])] : [],
  )
  const text = words.join('')
  node.attributes['id'] ??= idOf(text)
  return [{ id: String(node.attributes['id']), text, top: level === 2 }]
}

function factOf(node: Node, line: number, problems: string[]): string[] {
  const name = node.tag ?? ''
  if (!isDirective(name)) {
    problems.push(`line ${line}: there is no directive ${name}`)
    return []
  }
  const { inline, takes } = directives[name]
  if (node.inline !== inline)
    problems.push(`line ${line}: ${name} stands ${inline ? 'within a sentence' : 'on a line of its own'}`)
  if (node.children.length > 0) problems.push(`line ${line}: ${name} has no text of its own; end it with /%}`)
  const checked = takes.safeParse(node.attributes)
  if (checked.success) return [`${name} ${JSON.stringify(checked.data)}`]
  for (const issue of checked.error.issues) problems.push(`line ${line}: ${name}: ${told(issue)}`)
  return []
}

const tags = Object.fromEntries(
  Object.keys(directives).map((name) => [
    name,
    { selfClosing: true, transform: (node: Node) => new Markdoc.Tag(name, node.attributes) },
  ]),
)

function pieceOf(node: RenderableTreeNode): Piece[] {
  if (typeof node === 'string') return [node]
  if (!Markdoc.Tag.isTag(node)) return []
  if (isDirective(node.name)) return [directiveOf(node.name, node.attributes)]
  const { id, href, start } = node.attributes as { id?: string; href?: string; start?: number }
  const own = { ...(id && { id }), ...(href && { href }), ...(start && { start }) }
  return [{ tag: node.name, ...own, pieces: node.children.flatMap(pieceOf) }]
}

const directiveOf = (name: DirectiveName, takes: unknown): Piece => ({
  directive: name,
  takes: directives[name].takes.parse(takes),
})
