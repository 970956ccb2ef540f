import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import type { Descriptor } from '#domain/clearance/picture/descriptor.ts'
import { FirstLook } from '#domain/clearance/picture/first-look.ts'
import { signatureBytes } from '#domain/clearance/picture/packed.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import {
  nearestAtFirst,
  type PictureFilters,
  type PictureState,
  pictureState,
  type SignedPicture,
  signedPictures,
} from './picture-rows.ts'

/** The whole, two parts and the whole evened (domain/clearance/picture/descriptor.ts): some 400 bytes a picture. */
const shapesHeld = 4
const placeBytes: number = shapesHeld * signatureBytes
const blockPlaces = 4096
/** Of more pictures than this, 120 MB, none is held: they are read anew for each search. */
const heldAtMost = 300_000
/** Pictures that are looked at before others have their turn: some milliseconds. */
const turnOf = 2000
/** Nobody who has not searched for so long has to hold pictures. */
const heldFor = 30 * 60_000

const classBit = (niceClass: number): number => 1 << (niceClass & 31)

/** A place for each picture. */
interface Held {
  readonly placeOf: Map<number, number>
  readonly blocks: Uint8Array[]
  readonly ids: number[]
  readonly shapes: number[]
  readonly offices: number[]
  /** The classes of each mark: those below 32, and the others. */
  readonly lowClasses: number[]
  readonly highClasses: number[]
  readonly dead: boolean[]
}

const nothing = (): Held => ({
  placeOf: new Map(),
  blocks: [],
  ids: [],
  shapes: [],
  offices: [],
  lowClasses: [],
  highClasses: [],
  dead: [],
})

/** What a first look at the pictures of the registers needs, held in flat memory while somebody searches, and followed. */
export class PictureIndex {
  readonly #pool: pg.Pool
  readonly #most: number
  readonly #turn: number
  #held = nothing()
  #state: PictureState | null = null
  #following: Promise<Held | null> | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(pool: pg.Pool, most: number = heldAtMost, turn: number = turnOf) {
    this.#pool = pool
    this.#most = most
    this.#turn = turn
  }

  /** How many pictures are held. */
  get size(): number {
    return this.#held.ids.length
  }

  /** The marks whose pictures are nearest to one at a first look at all of them; how many were looked at. */
  async nearest(own: Descriptor, filters: PictureFilters, limit: number): Promise<{ ids: number[]; seen: number }> {
    // Others forget or read anew while this one has its turns: it looks at what was held when it began.
    const held = await this.#followed()
    if (held === null) return await nearestAtFirst(this.#pool, own, filters, limit)
    const count = held.ids.length
    const look = new FirstLook(own, limit)
    const wanted = new Set(filters.offices.map((office) => jurisdictions.indexOf(office)))
    const [low, high] = maskOf(filters.classes)
    for (let place = 0; place < count; place += 1) {
      if (place % this.#turn === this.#turn - 1) await breathe()
      if (!wanted.has(held.offices[place] ?? -1) || (!filters.withDead && held.dead[place])) continue
      if (((held.lowClasses[place] ?? 0) & low) === 0 && ((held.highClasses[place] ?? 0) & high) === 0) {
        if (filters.classes !== null) continue
      }
      const block = held.blocks[Math.floor(place / blockPlaces)]
      const from = (place % blockPlaces) * placeBytes
      if (block) look.look(held.ids[place] ?? 0, block, from, from + (held.shapes[place] ?? 0) * signatureBytes)
    }
    return { ids: look.nearest, seen: look.seen }
  }

  /** Takes over what changed since the last search; false where there are more pictures than are held. */
  async follow(): Promise<boolean> {
    return (await this.#followed()) !== null
  }

  async #followed(): Promise<Held | null> {
    this.#timer?.refresh()
    this.#timer ??= setTimeout(() => this.forget(), heldFor).unref()
    this.#following ??= this.#follow().finally(() => (this.#following = null))
    return await this.#following
  }

  /** Gives the memory back. */
  forget(): void {
    this.#held = nothing()
    this.#state = null
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  async #follow(): Promise<Held | null> {
    const state = await pictureState(this.#pool)
    if (state.count > this.#most) {
      this.forget()
      return null
    }
    const held = this.#held
    const before = this.#state
    if (before && before.count === state.count && before.added === state.added && before.revision === state.revision)
      return held
    // A revision goes back when the table came from a backup: the same numbers may be other marks.
    if (before && before.revision <= state.revision) {
      await this.#take(held, before)
      if (held.ids.length === state.count) {
        if (this.#held === held) this.#state = state
        return held
      }
    }
    // Some were taken away, or came while others were read: a search from time to time reads them all.
    const anew = nothing()
    await this.#take(anew, null)
    this.#held = anew
    this.#state = { ...state, count: anew.ids.length }
    return anew
  }

  async #take(held: Held, since: PictureState | null): Promise<void> {
    for await (const rows of signedPictures(this.#pool, since)) {
      for (const row of rows) put(held, row)
      await breathe()
    }
  }
}

function put(held: Held, { id, signatures, office, classes, dead }: SignedPicture): void {
  const place = held.placeOf.get(id) ?? held.ids.length
  held.placeOf.set(id, place)
  const number = Math.floor(place / blockPlaces)
  const block = (held.blocks[number] ??= new Uint8Array(blockPlaces * placeBytes))
  const bytes = signatures.subarray(0, placeBytes)
  block.set(bytes, (place % blockPlaces) * placeBytes)
  held.ids[place] = id
  held.shapes[place] = Math.floor(bytes.length / signatureBytes)
  held.offices[place] = jurisdictions.indexOf(office)
  ;[held.lowClasses[place], held.highClasses[place]] = maskOf(classes)
  held.dead[place] = dead
}

/** The bits of classes below 32, and those of the others. */
function maskOf(classes: readonly number[] | null): [low: number, high: number] {
  let [low, high] = [0, 0]
  for (const one of classes ?? []) {
    if (one < 32) low |= classBit(one)
    else high |= classBit(one)
  }
  return [low, high]
}
