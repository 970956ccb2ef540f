import { SaxesParser } from 'saxes'
import type { Element } from './schema.ts'

/** The elements of a document. Throws for one that is not well-formed. */
export function elementOf(xml: string): Element {
  const open: Element[] = []
  let root: Element | null = null
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const colon = name.indexOf(':')
    const made = {
      name: name.slice(colon + 1),
      prefix: name.slice(0, Math.max(colon, 0)),
      attributes,
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(made)
    root ??= made
    open.push(made)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  if (root === null) throw new RangeError('no element')
  return root
}

/** All elements at a way from the one given, `a/b`. */
export function at(from: Element, way: string): Element[] {
  return way
    .split('/')
    .reduce<Element[]>(
      (all, name) => all.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [from],
    )
}

/** The text of the first element at a way; null without one. */
export const textAt = (from: Element, way: string): string | null => at(from, way)[0]?.text ?? null
