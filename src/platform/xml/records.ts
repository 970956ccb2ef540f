import { SaxesParser } from 'saxes'
import type { XmlElement, XmlValue } from './tree.ts'

/** What is read out of a document: elements by local name, however deep they stand. */
export interface Reading {
  readonly records: ReadonlySet<string>
  /** The element whose single record also gets what stands beside it, and the name of that. */
  readonly beside?: { readonly scope: string; readonly name: string }
}

/** A record of a document; null when it is too large to be one. */
export type XmlRecord = XmlElement | null

/** The document is not well formed, or no document that this reads; `message` says where, for people. */
export class XmlError extends Error {
  override name = 'XmlError'
}

const deepest = 200
const largestRecord = 16_000_000
const largestGap = 64_000_000
const mostBeside = 100

interface Open {
  readonly name: string
  readonly element: XmlElement
  text: string
  plain: boolean
}

/** Builds the records of one document from its events, and hands each over when it is complete. */
class RecordReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true })
  readonly #reading: Reading
  #ready: XmlRecord[] = []
  readonly #open: Open[] = []
  #size = 0
  #depth = 0
  #quiet = 0
  #held: XmlRecord | undefined
  #inScope = 0
  #beside: XmlValue[] = []
  #foundAt = -1

  constructor(reading: Reading) {
    this.#reading = reading
    const fail = (error: Error): never => {
      // The reader closes an element before it complains that the name is another's.
      if (this.#foundAt === this.#parser.position) this.#forgetLast()
      const [, line, message] = /^(\d+):\d+: (.*)$/s.exec(error.message) ?? []
      throw new XmlError(line === undefined ? error.message : `line ${line}: ${message}`)
    }
    this.#parser.on('error', fail)
    this.#parser.on('opentag', ({ name, attributes }) => this.#opened(localName(name), attributes))
    this.#parser.on('closetag', ({ name }) => this.#closed(localName(name)))
    this.#parser.on('text', (text) => this.#said(text))
    this.#parser.on('cdata', (text) => this.#said(text))
  }

  /** Takes more of the document and gives the records that became complete. */
  write(text: string): XmlRecord[] {
    this.#quiet += text.length
    this.#parser.write(text)
    if (this.#quiet > largestGap) throw new XmlError(`line ${this.#parser.line}: one piece of text without an end`)
    return this.#take()
  }

  /** Ends the document; throws when it is not complete. */
  end(): XmlRecord[] {
    this.#parser.close()
    return this.rest()
  }

  /** The complete records that were not given yet. */
  rest(): XmlRecord[] {
    this.#release()
    return this.#take()
  }

  #take(): XmlRecord[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>) {
    this.#quiet = 0
    this.#depth += 1
    if (this.#depth > deepest) throw new XmlError(`line ${this.#parser.line}: elements nested deeper than ${deepest}`)
    const { records, beside } = this.#reading
    if (this.#open.length === 0) {
      if (name === beside?.scope) this.#enterScope()
      if (!records.has(name) && name !== beside?.name) return
      this.#size = 0
    }
    const element: XmlElement = {}
    let plain = true
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('xmlns')) continue
      this.#size += key.length + value.length + 10
      if (this.#size > largestRecord) break
      element[`@${localName(key)}`] = value
      plain = false
    }
    this.#size += name.length + 40
    this.#open.push({ name, element, text: '', plain })
  }

  #said(text: string) {
    const open = this.#open.at(-1)
    if (!open) return
    this.#size += text.length
    if (this.#size <= largestRecord) open.text += text
  }

  #closed(name: string) {
    this.#quiet = 0
    this.#depth -= 1
    const done = this.#open.pop()
    if (!done) {
      if (name === this.#reading.beside?.scope) this.#release()
      return
    }
    const text = done.text.trim()
    const value: XmlValue = done.plain ? text : done.element
    if (!done.plain && text !== '') done.element['#text'] = text
    const parent = this.#open.at(-1)
    if (parent) {
      if (this.#size <= largestRecord) put(parent, name, value)
    } else if (this.#reading.records.has(name)) this.#found(typeof value === 'string' ? { '#text': value } : value)
    // With a second record it belongs to neither.
    else if (this.#inScope <= 1 && this.#beside.length < mostBeside) this.#beside.push(value)
  }

  #found(element: XmlElement) {
    const record = this.#size > largestRecord ? null : element
    this.#foundAt = this.#parser.position
    if (!this.#reading.beside) {
      this.#ready.push(record)
      return
    }
    // One record waits for what may still come beside it.
    if (this.#held !== undefined) this.#ready.push(this.#held)
    this.#held = record
    this.#inScope += 1
  }

  #forgetLast() {
    if (this.#reading.beside) this.#held = undefined
    else this.#ready.pop()
  }

  #enterScope() {
    this.#release()
    this.#inScope = 0
    this.#beside = []
  }

  #release() {
    const { beside } = this.#reading
    if (this.#held === undefined) return
    if (beside && this.#held !== null && this.#inScope === 1 && this.#beside.length > 0) {
      if (!Object.hasOwn(this.#held, beside.name)) this.#held[beside.name] = this.#beside
    }
    this.#ready.push(this.#held)
    this.#held = undefined
    this.#inScope = 0
    this.#beside = []
  }
}

function put(parent: Open, name: string, value: XmlValue) {
  parent.plain = false
  const { element } = parent
  // Such a name would be taken for the prototype.
  if (name === '__proto__') return
  const before = Object.hasOwn(element, name) ? element[name] : undefined
  if (before === undefined) element[name] = value
  else if (Array.isArray(before)) before.push(value)
  else element[name] = [before, value]
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

function decoderFor(start: Buffer): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le')
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be')
  const said = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(start.subarray(0, 200).toString('latin1'))?.[1]
  try {
    return new TextDecoder(said ?? 'utf-8')
  } catch (cause) {
    throw new XmlError(`the document is written in ${said}, which is not known`, { cause })
  }
}

/**
 * Reads records out of one document as it streams by; memory holds one record and one chunk. Gives the records chunk by
 * chunk, so that waiting costs little. Throws `XmlError` where the document stops being well formed; the records before
 * were given. Entities of a document type are never expanded.
 */
export async function* readRecords(chunks: AsyncIterable<Buffer>, reading: Reading): AsyncGenerator<XmlRecord[]> {
  const reader = new RecordReader(reading)
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= decoderFor(chunk)
      yield reader.write(decoder.decode(chunk, { stream: true }))
    }
    if (!decoder) throw new XmlError('the document is empty')
    yield reader.write(decoder.decode())
    yield reader.end()
  } catch (error) {
    yield reader.rest()
    throw error
  }
}
