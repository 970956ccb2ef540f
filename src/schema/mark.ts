import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { markTypes } from '#domain/catalog/mark-types.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { markStates } from '#domain/clearance/mark-state.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { languages } from '#kernel/languages.ts'
import { bytes, emptyInts, emptyTexts, instant, oneOf } from './columns.ts'

/** A mark of somebody in an office's register, as its record was last imported. */
export const mark = pgTable(
  'mark',
  {
    /** Rises with every new mark; the index of the register goes by it. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    office: text('office').notNull(),
    /** The application number as the office writes it, leading zeros included. */
    number: text('number').notNull(),
    registrationNumber: text('registration_number'),
    text: text('text').notNull(),
    /** Letters and digits only, without case and diacritics; what the trigram search compares. */
    normalised: text('normalised').notNull(),
    /** Other spellings that the office gives: pseudo mark, transliteration, translation. */
    otherTexts: text('other_texts').array().notNull().default(emptyTexts),
    markType: text('mark_type'),
    classes: integer('classes').array().notNull().default(emptyInts),
    goods: jsonb('goods').$type<GoodsAndServices>().notNull().default([]),
    owner: text('owner'),
    /** Where the owner is, ISO 3166-1 alpha-2. */
    ownerCountry: text('owner_country'),
    /** Where an international registration is to have effect, our codes where we have one; null when it is not told. */
    designations: text('designations').array(),
    filingDate: date('filing_date', { mode: 'string' }),
    priorityDate: date('priority_date', { mode: 'string' }),
    publicationDate: date('publication_date', { mode: 'string' }),
    registrationDate: date('registration_date', { mode: 'string' }),
    expiryDate: date('expiry_date', { mode: 'string' }),
    state: text('state').notNull(),
    /** What the office itself calls the state: its word or its code. */
    status: text('status'),
    imageReference: text('image_reference'),
    /** Codes of the Vienna classification for what a picture shows, where the record has them: 26.04.01. */
    viennaCodes: text('vienna_codes').array().notNull().default(emptyTexts),
    /** The record's own date; a record with an earlier one does not replace it. */
    recordDate: date('record_date', { mode: 'string' }),
    /** The date of the record that told more than the state; text, goods, owner and dates came from it. */
    contentDate: date('content_date', { mode: 'string' }),
    /** The import that wrote the row last; the index catches up by it. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    /** The office's record as it came. */
    record: jsonb('record').notNull(),
    source: text('source').notNull(),
  },
  (t) => [
    unique('mark_number_key').on(t.office, t.number),
    oneOf('mark_office_check', t.office, jurisdictions),
    oneOf('mark_mark_type_check', t.markType, markTypes),
    oneOf('mark_state_check', t.state, markStates),
    index('mark_revision_idx').on(t.revision),
    index('mark_registration_number_idx').on(t.office, t.registrationNumber),
    index('mark_image_reference_idx')
      .on(t.office, t.imageReference)
      .where(sql`${t.imageReference} is not null`),
  ],
)

/** The picture of a mark of a register, small, with what it is compared by. */
export const markPicture = pgTable(
  'mark_picture',
  {
    markId: integer('mark_id')
      .primaryKey()
      .references(() => mark.id, { onDelete: 'cascade' }),
    /** The file that it was made from, its length and its time: the same file is not read again. */
    file: text('file').notNull(),
    fileState: text('file_state').notNull(),
    /** A PNG of 192 pixels to a side. */
    picture: bytes('picture').notNull(),
    /** For a first look at all of them (domain/clearance/picture/packed.ts). */
    signatures: bytes('signatures').notNull(),
    /** For the comparison in full. */
    descriptor: bytes('descriptor').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (t) => [index('mark_picture_added_at_idx').on(t.addedAt)],
)

/** One file of an office on its way into the register; a run that was broken off goes on from `recordsDone`. */
export const markImport = pgTable(
  'mark_import',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file, so that the same file under another name is the same run. */
    fileHash: text('file_hash').notNull(),
    format: text('format').notNull(),
    office: text('office').notNull(),
    recordsDone: integer('records_done').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    older: integer('older').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** The records that were left out or a part of which was, at most a hundred, each with its place and the reason. */
    problems: jsonb('problems')
      .$type<{ record: number; number: string | null; reason: string }[]>()
      .notNull()
      .default([]),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    unique('mark_import_file_key').on(t.fileHash, t.office),
    oneOf('mark_import_format_check', t.format, ['uspto', 'st66', 'st96', 'demo']),
    oneOf('mark_import_office_check', t.office, jurisdictions),
    index('mark_import_started_at_idx').on(t.startedAt),
  ],
)

/** A term of goods or services that can stand in a list, in one language; translations share their key. */
export const goodsTerm = pgTable(
  'goods_term',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    language: text('language').notNull(),
    niceClass: integer('nice_class').notNull(),
    text: text('text').notNull(),
    normalised: text('normalised').notNull(),
    /** Goods of one group are alike in nature and purpose, across classes too. */
    termGroup: text('term_group'),
    /** Said of a term for which some offices ask for narrower ones. */
    wide: boolean('wide').notNull().default(false),
    source: text('source').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
  },
  (t) => [
    unique('goods_term_text_key').on(t.language, t.niceClass, t.text),
    oneOf('goods_term_language_check', t.language, languages),
    index('goods_term_key_idx').on(t.key, t.language),
    index('goods_term_class_idx').on(t.language, t.niceClass),
  ],
)
