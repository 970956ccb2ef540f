/** An element by local names: text alone is a string, attributes stand under `@name`, what repeats is a list. */
export interface XmlElement {
  [name: string]: XmlValue | XmlValue[]
}
export type XmlValue = string | XmlElement

/** A way into an element, see `pathOf`. */
export type XmlPath = readonly { readonly name: string; readonly deep: boolean }[]

/** A path of local names, "a/b/@c"; "//" before a name looks at any depth. */
export function pathOf(text: string): XmlPath {
  return [...text.matchAll(/(\/\/)?([^/]+)/g)].map(([, deep, name]) => ({ name: name ?? '', deep: deep !== undefined }))
}

/** What stands at a path, in the order of the document. */
export function valuesAt(from: XmlValue, path: XmlPath): XmlValue[] {
  let found: XmlValue[] = [from]
  for (const { name, deep } of path) {
    const next: XmlValue[] = []
    for (const one of found) collect(one, name, deep, next)
    found = next
  }
  return found
}

function collect(from: XmlValue, name: string, deep: boolean, into: XmlValue[]): void {
  if (typeof from === 'string') return
  const here = Object.hasOwn(from, name) ? from[name] : undefined
  if (here !== undefined) for (const one of Array.isArray(here) ? here : [here]) into.push(one)
  if (!deep) return
  for (const key of Object.keys(from)) {
    const inside = from[key]
    if (inside === undefined || typeof inside === 'string' || key === name) continue
    for (const one of Array.isArray(inside) ? inside : [inside]) collect(one, name, true, into)
  }
}

/** The text of an element without its children's; empty when it has none. */
export function textOf(value: XmlValue): string {
  if (typeof value === 'string') return value
  const own = Object.hasOwn(value, '#text') ? value['#text'] : ''
  return typeof own === 'string' ? own : ''
}

/** The texts at a path that are not empty. */
export function textsAt(from: XmlValue, path: XmlPath): string[] {
  return valuesAt(from, path)
    .map(textOf)
    .filter((text) => text !== '')
}
