/** Mails that somebody wrote so that reading them takes for ever, or breaks something. */
const head = 'From: USPTO <noreply@uspto.gov>\r\nTo: docket@ours.test\r\nSubject: x\r\n'
const parts = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n'
const html = 'Content-Type: text/html\r\n\r\n'

export const endlessMails: Readonly<Record<string, (size: number) => string>> = {
  'parts without end': (size) => head + parts + '--b\r\n\r\nx\r\n'.repeat(size / 10),
  'attachments without end': (size) =>
    head + parts + '--b\r\nContent-Type: application/pdf\r\n\r\nx\r\n'.repeat(size / 43),
  'a nesting without end': (size) =>
    head +
    Array.from(
      { length: size / 60 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
    ).join(''),
  'lines and blanks as HTML': (size) => head + html + '\n \n '.repeat(size / 4),
  'breaks that are none': (size) => head + html + '<br\n'.repeat(size / 4),
  'flowed lines': (size) => `${head}Content-Type: text/plain; format=flowed\r\n\r\n${'a \r\n'.repeat(size / 4)}`,
  'folded lines of a header': (size) => `${head}X-A: ${'a\r\n '.repeat(size / 4)}\r\n\r\nx`,
  'a sender in quotes': (size) => `From: ${'"'.repeat(size)}<a@uspto.gov>\r\n\r\nx`,
  'groups in groups': (size) => `From: ${'a:'.repeat(size / 2)}x@uspto.gov;\r\n\r\nx`,
}
