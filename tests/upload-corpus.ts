import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { maximumBytes } from '#features/document/index.ts'

/** What becomes of a file: taken as which kind, or refused with which code, and which word under `file`. */
export type Verdict = 'pdf' | 'png' | 'jpg' | `${'unsupported-type' | 'invalid-input' | 'too-large'} ${string}`

export interface Sample {
  about: string
  name: string
  bytes: Uint8Array
  verdict: Verdict
}

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))
const joined = (...parts: (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? bytesOf(part) : part))))

export const script = '<script>document.title = "ran"; alert(1)</script>'

function chunk(type: string, data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))))
  return joined(head, data, sum)
}

const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A grey PNG of one tone, of any size, with further chunks before its pixels. */
export function flatPng(width: number, height: number, extra: Uint8Array[] = [], depth = 8): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  const row = 1 + Math.ceil((width * depth) / 8)
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 9 })
  return joined(signature, chunk('IHDR', header), ...extra, chunk('IDAT', pixels), chunk('IEND', new Uint8Array()))
}

/** A PNG that only claims its size: the bomb that is not even there. */
const claimedPng = (width: number, height: number): Uint8Array => {
  const small = Buffer.from(flatPng(4, 4))
  small.writeUInt32BE(width, 16)
  small.writeUInt32BE(height, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return new Uint8Array(small)
}

const pdf = (body = ''): Uint8Array =>
  bytesOf(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${body}>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

const svg = (inner: string, head = ''): Uint8Array =>
  bytesOf(`${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)

async function jpeg(width = 40, height = 30): Promise<Uint8Array> {
  const flat = { create: { width, height, channels: 3 as const, background: '#a33' } }
  return new Uint8Array(await sharp(flat).jpeg().toBuffer())
}

/** A JPEG with the names, places and remarks that cameras and people leave in it. */
async function telltaleJpeg(orientation: number): Promise<Uint8Array> {
  const flat = { create: { width: 40, height: 20, channels: 3 as const, background: '#3a3' } }
  const exif = {
    IFD0: { Artist: 'Secret Photographer', Copyright: 'Secret Owner' },
    IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' },
  }
  return new Uint8Array(await sharp(flat).withExif(exif).withMetadata({ orientation }).jpeg().toBuffer())
}

const zip = (...names: string[]): Uint8Array =>
  joined(
    ...names.map((name) => {
      const head = Buffer.alloc(30)
      head.writeUInt32LE(0x04034b50)
      head.writeUInt16LE(20, 4)
      head.writeUInt16LE(name.length, 26)
      return joined(head, name)
    }),
    Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]),
  )

const padded = (size: number): Uint8Array => {
  const start = bytesOf('%PDF-1.4\n')
  const end = bytesOf('\n%%EOF\n')
  return joined(start, new Uint8Array(size - start.length - end.length).fill(32), end)
}

const comment = (text: string) => chunk('tEXt', bytesOf(`Comment\0${text}`))
const kind = 'unsupported-type file-kind' as const
const drawing = 'unsupported-type file-drawing' as const
const damaged = 'invalid-input file-damaged' as const
const pixels = 'too-large file-pixels' as const

/** Every file that somebody has tried, each with what becomes of it. Made by code, the same each time. */
export async function uploadCorpus(): Promise<Sample[]> {
  const photo = await jpeg()
  const rows: [about: string, name: string, bytes: Uint8Array, verdict: Verdict][] = [
    ['a PDF', 'letter.pdf', pdf(), 'pdf'],
    ['a PDF that runs a script', 'script.pdf', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'pdf'],
    ['a PDF that starts a program', 'launch.pdf', pdf('/OpenAction<</S/Launch/F(calc.exe)>>'), 'pdf'],
    ['a PDF with HTML inside', 'polyglot.pdf', joined(pdf(), script, '%%EOF'), 'pdf'],
    ['a PDF with a ZIP behind it', 'zip.pdf', joined(pdf(), zip('a.txt'), '\n%%EOF'), 'pdf'],
    ['a PDF of exactly the limit', 'exact.pdf', padded(maximumBytes), 'pdf'],
    ['a PDF of one byte more', 'more.pdf', padded(maximumBytes + 1), 'too-large '],
    ['a PDF that was cut off', 'cut.pdf', pdf().subarray(0, 40), damaged],
    ['a PDF mark alone', 'mark.pdf', bytesOf('%PDF-1.7'), damaged],
    ['a PDF of a version there is none of', 'nine.pdf', joined('%PDF-9.9\n', pdf()), damaged],
    ['HTML before a PDF', 'late.pdf', joined(script, pdf()), kind],
    ['a PDF after a line break', 'break.pdf', joined('\n', pdf()), kind],
    ['a PNG', 'mark.png', flatPng(40, 30), 'png'],
    ['a PNG called PDF', 'mark.pdf', flatPng(40, 30), 'png'],
    ['a PNG called a program', 'mark.png.exe', flatPng(40, 30), 'png'],
    ['a PNG of one pixel', 'dot.png', flatPng(1, 1), 'png'],
    ['a PNG of sixteen bits', 'deep.png', flatPng(40, 30, [], 16), 'png'],
    ['a PNG with a script in a comment', 'comment.png', flatPng(40, 30, [comment(script)]), 'png'],
    ['a PNG with a script behind its end', 'tail.png', joined(flatPng(40, 30), script), 'png'],
    ['a PNG with a ZIP behind its end', 'zip.png', joined(flatPng(40, 30), zip('a.php')), 'png'],
    ['a PNG with PHP in a comment', 'php.png', flatPng(40, 30, [comment('<?php system($_GET[0]); ?>')]), 'png'],
    ['a PNG of 14,000 by 14,000 in 200 kB', 'bomb.png', flatPng(14_000, 14_000), pixels],
    ['a PNG that claims 60,000 by 60,000', 'claim.png', claimedPng(60_000, 60_000), pixels],
    ['a PNG that claims more than there can be', 'most.png', claimedPng(0x7fffffff, 0x7fffffff), damaged],
    ['a PNG that claims nothing', 'none.png', claimedPng(0, 0), damaged],
    ['a PNG that was cut off', 'cut.png', flatPng(400, 300).subarray(0, 60), damaged],
    ['a PNG mark alone', 'mark-only.png', signature, kind],
    ['a PNG mark with HTML behind it', 'html.png', joined(signature, script), kind],
    ['a PNG header with HTML behind it', 'head.png', joined(flatPng(9, 9).subarray(0, 33), script), damaged],
    [
      'a PNG with a wrong checksum',
      'crc.png',
      flatPng(40, 30).map((byte, at) => (at === 30 ? byte ^ 255 : byte)),
      damaged,
    ],
    ['a JPEG', 'photo.jpg', photo, 'jpg'],
    ['a JPEG called PNG', 'photo.png', photo, 'jpg'],
    ['a JPEG with who, where and when', 'told.jpg', await telltaleJpeg(1), 'jpg'],
    ['a JPEG lying on its side', 'side.jpg', await telltaleJpeg(6), 'jpg'],
    ['a JPEG with a script behind its end', 'tail.jpg', joined(photo, script), 'jpg'],
    [
      'a JPEG with a script as its comment',
      'comment.jpg',
      joined(photo.subarray(0, 2), '\xff\xfe\x00\x35', script.padEnd(51), photo.subarray(2)),
      'jpg',
    ],
    ['a JPEG that was cut off', 'cut.jpg', photo.subarray(0, photo.length / 2), damaged],
    ['a JPEG mark alone', 'mark.jpg', bytesOf('\xff\xd8\xff'), damaged],
    ['a JPEG mark with HTML behind it', 'html.jpg', joined('\xff\xd8\xff\xe0', script), damaged],
    ['a GIF', 'old.gif', bytesOf('GIF89a\x01\0\x01\0\0\0\0;'), kind],
    ['a GIF that is a script', 'script.gif', bytesOf('GIF89a/*<svg/>*/=1;alert(1)'), kind],
    ['a WebP', 'new.webp', new Uint8Array(await sharp(photo).webp().toBuffer()), kind],
    ['a TIFF', 'scan.tiff', new Uint8Array(await sharp(photo).tiff().toBuffer()), kind],
    ['an SVG', 'logo.svg', svg('<path d="M0 0h9v9z"/>'), drawing],
    ['an SVG with a script', 'script.svg', svg('<script>alert(1)</script>'), drawing],
    ['an SVG with a handler', 'onload.svg', svg('<g onload="alert(1)"/>'), drawing],
    [
      'an SVG with foreign markup',
      'foreign.svg',
      svg('<foreignObject><iframe src="//evil.test"/></foreignObject>'),
      drawing,
    ],
    [
      'an SVG with an entity',
      'entity.svg',
      svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      drawing,
    ],
    [
      'an SVG of entities in entities',
      'laughs.svg',
      svg('&b;', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'),
      drawing,
    ],
    ['an SVG called PNG', 'logo.png', svg('<script>alert(1)</script>'), drawing],
    [
      'an SVG in two bytes a letter',
      'wide.svg',
      new Uint8Array(Buffer.from('\ufeff<svg onload="alert(1)"></svg>', 'utf16le')),
      drawing,
    ],
    ['HTML', 'page.html', bytesOf(`<!doctype html>${script}`), kind],
    ['HTML called PDF', 'page.pdf', bytesOf(`<!doctype html>${script}`), kind],
    ['a ZIP that climbs out', 'slip.zip', zip('../../etc/passwd'), kind],
    ['a document with macros', 'macro.docm', zip('[Content_Types].xml', 'word/vbaProject.bin'), kind],
    ['a program', 'run.exe', bytesOf('MZ\x90\0\x03\0\0\0PE\0\0'), kind],
    ['a shell script', 'run.sh', bytesOf('#!/bin/sh\nrm -rf /\n'), kind],
    ['a text', 'note.txt', bytesOf('just words'), kind],
    ['nothing', 'empty.pdf', new Uint8Array(), kind],
    ['one byte', 'byte.png', Uint8Array.from([0x89]), kind],
    ['a PNG with an ending in another direction', 'photo\u202egnp.exe', flatPng(9, 9), 'png'],
    ['a PNG whose name climbs out', '../../../etc/cron.d/mark.png', flatPng(9, 9), 'png'],
    ['a PNG whose name breaks a header', 'mark"\r\nset-cookie: a=b\r\n.png', flatPng(9, 9), 'png'],
    ['a PNG with a name of another script', 'ŽELMARA 商標 ✓.png', flatPng(9, 9), 'png'],
    ['a PNG without a name', '.png', flatPng(9, 9), 'png'],
    ['a PNG with a very long name', `${'n'.repeat(5000)}.png`, flatPng(9, 9), 'png'],
    ['a PNG with a NUL in its name', 'mark.php\0.png', flatPng(9, 9), 'png'],
    ['a PNG with half a letter in its name', 'mark\ud800.png', flatPng(9, 9), 'png'],
  ]
  return rows.map(([about, name, bytes, verdict]) => ({ about, name, bytes, verdict }))
}
