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
const turn = 2000
/** Nobody who has not searched for so long has to hold pictures. */
const heldFor = 30 * 60_000

const classBit = (niceClass: number): number => 1 << (niceClass & 31)

/** What a first look at the pictures of the registers needs, held in flat memory while somebody searches, and followed. */
export class PictureIndex {
  readonly #pool: pg.Pool
  readonly #most: number
  readonly #placeOf = new Map<number, number>()
  #blocks: Uint8Array[] = []
  #ids: number[] = []
  #shapes: number[] = []
  #offices: number[] = []
  /** The classes of each mark: those below 32, and the others. */
  #lowClasses: number[] = []
  #highClasses: number[] = []
  #dead: boolean[] = []
  #state: PictureState | null = null
  #following: Promise<boolean> | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(pool: pg.Pool, most: number = heldAtMost) {
    this.#pool = pool
    this.#most = most
  }

  /** How many pictures are held. */
  get size(): number {
    return this.#ids.length
  }

  /** The marks whose pictures are nearest to one at a first look at all of them; how many were looked at. */
  async nearest(own: Descriptor, filters: PictureFilters, limit: number): Promise<{ ids: number[]; seen: number }> {
    if (!(await this.follow())) return await nearestAtFirst(this.#pool, own, filters, limit)
    const look = new FirstLook(own, limit)
    const wanted = new Set(filters.offices.map((office) => jurisdictions.indexOf(office)))
    const [low, high] = maskOf(filters.classes)
    for (let place = 0; place < this.#ids.length; place += 1) {
      if (place % turn === turn - 1) await breathe()
      if (!wanted.has(this.#offices[place] ?? -1) || (!filters.withDead && this.#dead[place])) continue
      if (((this.#lowClasses[place] ?? 0) & low) === 0 && ((this.#highClasses[place] ?? 0) & high) === 0) {
        if (filters.classes !== null) continue
      }
      const block = this.#blocks[Math.floor(place / blockPlaces)]
      const from = (place % blockPlaces) * placeBytes
      if (block) look.look(this.#ids[place] ?? 0, block, from, from + (this.#shapes[place] ?? 0) * signatureBytes)
    }
    return { ids: look.nearest, seen: look.seen }
  }

  /** Takes over what changed since the last search; false where there are more pictures than are held. */
  async follow(): Promise<boolean> {
    this.#timer?.refresh()
    this.#timer ??= setTimeout(() => this.forget(), heldFor).unref()
    this.#following ??= this.#follow().finally(() => (this.#following = null))
    return await this.#following
  }

  /** Gives the memory back. */
  forget(): void {
    this.#placeOf.clear()
    ;[this.#blocks, this.#ids, this.#shapes, this.#offices] = [[], [], [], []]
    ;[this.#lowClasses, this.#highClasses, this.#dead] = [[], [], []]
    this.#state = null
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  async #follow(): Promise<boolean> {
    const state = await pictureState(this.#pool)
    if (state.count > this.#most) {
      this.forget()
      return false
    }
    const held = this.#state
    if (held && held.count === state.count && held.added === state.added && held.revision === state.revision)
      return true
    // A revision goes back when the table came from a backup: the same numbers may be other marks.
    if (held && held.revision <= state.revision) {
      await this.#take(held)
      if (this.size === state.count) {
        this.#state = state
        return true
      }
    }
    // Some were taken away, or came while others were read: a search from time to time reads them all.
    this.forget()
    await this.#take(null)
    this.#state = { ...state, count: this.size }
    return true
  }

  async #take(since: PictureState | null): Promise<void> {
    for await (const rows of signedPictures(this.#pool, since)) {
      for (const row of rows) this.#put(row)
      await breathe()
    }
  }

  #put({ id, signatures, office, classes, dead }: SignedPicture): void {
    const place = this.#placeOf.get(id) ?? this.#ids.length
    this.#placeOf.set(id, place)
    const number = Math.floor(place / blockPlaces)
    const block = (this.#blocks[number] ??= new Uint8Array(blockPlaces * placeBytes))
    const bytes = signatures.subarray(0, placeBytes)
    block.set(bytes, (place % blockPlaces) * placeBytes)
    this.#ids[place] = id
    this.#shapes[place] = Math.floor(bytes.length / signatureBytes)
    this.#offices[place] = jurisdictions.indexOf(office)
    ;[this.#lowClasses[place], this.#highClasses[place]] = maskOf(classes)
    this.#dead[place] = dead
  }
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
