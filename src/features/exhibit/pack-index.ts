import type { ExhibitRecord } from '#domain/exhibit/record.ts'
import { PdfDocument } from '#platform/pdf/document.ts'

/** An exhibit as the index tells of it. */
export interface IndexedExhibit {
  file: string
  name: string
  record: ExhibitRecord
  recordSha256: string
  by: string | null
  /** Who gave the time stamp; null where nobody did. */
  authority: string | null
  /** What is said of it beside its record. */
  about?: readonly string[]
}

/** What stands above the exhibits: the title, what they are about, and sections of lines. */
export interface IndexHead {
  title: string
  lines: readonly string[]
  sections?: readonly { title: string; lines: readonly string[] }[]
}

/** How the index says what a record has; English for a case, the reader's language where one was chosen. */
export interface IndexWords {
  address: (url: string) => string
  answeredBy: (url: string) => string
  answer: (status: number, mediaType: string) => string
  handedInFile: string
  taken: (at: string, by: string | null) => string
  handedIn: (at: string, by: string | null) => string
  size: (bytes: number) => string
  fileHash: (sha256: string) => string
  recordHash: (sha256: string) => string
  noStamp: string
  stamp: (authority: string) => string
}

const by = (name: string | null): string => (name === null ? '' : `, by ${name}`)

export const englishWords: IndexWords = {
  address: (url) => `Address: ${url}`,
  answeredBy: (url) => `Answered by: ${url}`,
  answer: (status, mediaType) => `Answer of the server: ${status}, ${mediaType}`,
  handedInFile: 'A file that was handed in: when it was made, the file alone says',
  taken: (at, name) => `Taken: ${at}${by(name)}`,
  handedIn: (at, name) => `Handed in: ${at}${by(name)}`,
  size: (bytes) => `Size: ${bytes} bytes`,
  fileHash: (sha256) => `SHA-256 of the file: ${sha256}`,
  recordHash: (sha256) => `SHA-256 of this record: ${sha256}`,
  noStamp: 'Time stamp: none. No time-stamp authority is configured; the time is our own record.',
  stamp: (authority) => `Time stamp: RFC 3161, ${authority}`,
}

function factsOf({ record, recordSha256, by: name, authority, about = [] }: IndexedExhibit, words: IndexWords) {
  const facts: (string | null)[] = [
    ...about,
    record.url && words.address(record.url),
    record.finalUrl && record.finalUrl !== record.url ? words.answeredBy(record.finalUrl) : null,
    record.httpStatus === null ? words.handedInFile : words.answer(record.httpStatus, record.mediaType),
    record.httpStatus === null ? words.handedIn(record.takenAt, name) : words.taken(record.takenAt, name),
    words.size(record.size),
    words.fileHash(record.sha256),
    words.recordHash(recordSha256),
    authority === null ? words.noStamp : words.stamp(authority),
  ]
  return facts.filter((fact) => fact !== null)
}

/** The index of a pack: what each exhibit is, where and when it was taken, by whom, and what proves its time. */
export async function indexPdf(
  head: IndexHead,
  exhibits: readonly IndexedExhibit[],
  at: Date,
  words: IndexWords = englishWords,
): Promise<Uint8Array> {
  const pdf = new PdfDocument({ size: 'A4', margin: 56, info: { Title: head.title, CreationDate: at } })
  pdf.font('display').fontSize(18).text(head.title)
  pdf.font('text').fontSize(9.5)
  for (const line of head.lines) pdf.text(line)
  for (const { title, lines } of head.sections ?? []) {
    pdf.moveDown(1.2)
    pdf.font('bold').text(title)
    pdf.font('text')
    for (const line of lines) pdf.text(line)
  }
  for (const exhibit of exhibits) {
    pdf.moveDown(1.2)
    pdf.font('bold').text(`${exhibit.file}   ${exhibit.name}`)
    pdf.font('text')
    for (const fact of factsOf(exhibit, words)) pdf.text(fact)
  }
  return await pdf.bytes()
}
