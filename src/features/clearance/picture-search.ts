import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import type { Register } from '#domain/clearance/question.ts'
import { describe, type Descriptor } from '#domain/clearance/picture/descriptor.ts'
import { explainPicture, type PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { lookedAt, pictureCut, picturesAlike, type PictureLikeness } from '#domain/clearance/picture/likeness.ts'
import { halved, keptSide } from '#domain/clearance/picture/regions.ts'
import { codesUnder } from '#domain/clearance/picture/vienna.ts'
import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { SearchFilters } from '#domain/verification/search-log.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { smallPicture } from '#platform/files/small-pictures.ts'
import { createAtOnce } from '#platform/limits/at-once.ts'
import { comparedWith, type ComparedMark } from './compared.ts'
import { PictureIndex } from './picture-index.ts'
import { describedPictures, marksWithCodes, type PictureFilters, picturesHeld, smallPictures } from './picture-rows.ts'
import { competingClasses } from './rank.ts'
import { marksById } from './registered-marks.ts'

/** A picture that is looked for among those of the registers. */
export interface PictureQuestion {
  readonly picture: Uint8Array
  /** Codes of the Vienna classification that its elements have. */
  readonly vienna: readonly string[]
  readonly filters: SearchFilters
  /** The client's mark: the words of what is found are compared with it. */
  readonly mark: string
  readonly places: readonly Jurisdiction[]
}

export type PictureFind = ComparedMark & {
  /** A small PNG, base64; null where only the codes are known. */
  readonly picture: string | null
  readonly alike: PictureExplanation | null
  readonly viennaCodes: string[]
}

export interface PictureAnswer {
  /** The picture as it was compared, a small PNG, base64. */
  readonly own: string
  readonly marks: PictureFind[]
  /** How many pictures were looked at. */
  readonly compared: number
  /** The registers whose pictures are held, how many these are, and how new the register is. */
  readonly registers: { office: Jurisdiction; asOf: string | null; pictures: number }[]
  /** The registers that could stand in the way and of which no picture is held. */
  readonly notRead: Jurisdiction[]
}

const shownAtMost = 30
const withCodesAtMost = 200
/** Pictures that are read at once, and comparisons in full before others have their turn: some milliseconds. */
const page = 100
const turn = 25
/** Each search goes through all pictures; the processor is that of everything else too. */
const atOnce = createAtOnce(2)
const indexes = new WeakMap<pg.Pool, PictureIndex>()

/** The index of the pictures of a database, one for each process. */
function indexOf(pool: pg.Pool): PictureIndex {
  const known = indexes.get(pool) ?? new PictureIndex(pool)
  indexes.set(pool, known)
  return known
}

/** A shared element brings a mark up in the order by so much; its likeness stays what it is. */
const forCodes = 0.1

interface Ranked {
  readonly id: number
  readonly viennaCodes: readonly string[]
  readonly codes: string[]
  readonly likeness: PictureLikeness | null
}

async function ranked(pool: pg.Pool, own: Descriptor, ids: readonly number[], vienna: readonly string[]) {
  const all: Ranked[] = []
  for (let at = 0; at < ids.length; at += page)
    for (const [place, { descriptor, ...one }] of (await describedPictures(pool, ids.slice(at, at + page))).entries()) {
      all.push({
        ...one,
        codes: codesUnder(one.viennaCodes, vienna),
        likeness: descriptor && picturesAlike(own, descriptor),
      })
      if (place % turn === turn - 1) await breathe()
    }
  const worth = ({ likeness, codes }: Ranked): number =>
    (likeness?.whole ?? 0) + (codes.length > 0 ? forCodes * Math.min(1, codes.length / vienna.length) : 0)
  return all
    .filter(({ likeness, codes }) => codes.length > 0 || (likeness !== null && likeness.whole >= pictureCut))
    .toSorted((a, b) => worth(b) - worth(a) || a.id - b.id)
    .slice(0, shownAtMost)
}

/** The marks of the registers whose pictures are most like one, and those that share its codes, the nearest first. */
export async function pictureSearch(
  { pool, register }: { pool: pg.Pool; register: Register },
  asked: PictureQuestion,
): Promise<PictureAnswer> {
  const { png, pixels } = await smallPicture(asked.picture, keptSide)
  const own = describe(halved({ width: keptSide, height: keptSide, data: pixels }))
  const offices = [...new Set(asked.places.flatMap(competingOffices))]
  const filters: PictureFilters = {
    offices,
    classes: competingClasses({ ...asked.filters, classes: [...asked.filters.classes] }),
    withDead: asked.filters.withDead,
  }
  return await atOnce(async () => {
    const first = await indexOf(pool).nearest(own, filters, lookedAt)
    const withCodes = await marksWithCodes(pool, asked.vienna, filters, withCodesAtMost)
    const near = await ranked(pool, own, [...new Set([...first.ids, ...withCodes])], asked.vienna)
    const ids = near.map(({ id }) => id)
    const rows = await marksById(bindDatabase(pool), ids, offices)
    const pictures = await smallPictures(pool, ids)
    const marks = near.flatMap(({ id, likeness, codes, viennaCodes }) => {
      const row = rows.get(id)
      if (!row) return []
      return {
        ...comparedWith(asked.mark, asked.filters.classes, row),
        picture: pictures.get(id)?.toString('base64') ?? null,
        alike: likeness && explainPicture(likeness, codes),
        viennaCodes: [...viennaCodes],
      }
    })
    const held = await picturesHeld(pool, offices)
    const coverage = await register.coverage()
    const registers = [...held].map(([office, count]) => ({
      office,
      asOf: coverage.find((one) => one.office === office)?.asOf ?? null,
      pictures: count,
    }))
    return {
      own: Buffer.from(png).toString('base64'),
      marks,
      compared: first.seen,
      registers: registers.toSorted((a, b) => b.pictures - a.pictures || (a.office < b.office ? -1 : 1)),
      notRead: offices.filter((office) => !held.has(office)),
    }
  })
}
