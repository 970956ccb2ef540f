import { addDays, type PlainDate } from '#kernel/dates.ts'

/** Something in a calendar: a whole day, or a talk with its hours. */
export interface CalendarEntry {
  /** The same for as long as the entry is told, whatever moves. */
  uid: string
  /** Counts the changes, so that a calendar knows which word is newer. */
  sequence: number
  at: { day: PlainDate } | { from: Date; to: Date }
  /** When it was last changed. */
  changed: Date
  summary: string
  description: string
  url: string | null
  /** It was taken back: calendars strike it out. */
  isCancelled: boolean
}

const zone = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const plain = (day: PlainDate): string => day.replaceAll('-', '')

/** A text as RFC 5545 (3.3.11) writes it; what would end the line or is no character becomes a space. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- they end a line or are no characters of a calendar
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** Bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Lines of at most 75 bytes (RFC 5545, 3.1); no character is broken in two. */
function folded(line: string): string {
  // No character has more than three bytes for each unit of the text.
  if (line.length <= 25) return line
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      bytes = 0
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

const eventLines = ({
  uid,
  sequence,
  at,
  changed,
  summary,
  description,
  url,
  isCancelled,
}: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${zone(changed)}`,
  `LAST-MODIFIED:${zone(changed)}`,
  `SEQUENCE:${sequence}`,
  ...('day' in at
    ? [`DTSTART;VALUE=DATE:${plain(at.day)}`, `DTEND;VALUE=DATE:${plain(addDays(at.day, 1))}`, 'TRANSP:TRANSPARENT']
    : [`DTSTART:${zone(at.from)}`, `DTEND:${zone(at.to)}`, 'TRANSP:OPAQUE']),
  `SUMMARY:${escaped(summary)}`,
  ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
  ...(url === null ? [] : [`URL:${url}`]),
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** A calendar as RFC 5545 writes it, under a name. */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Markwright//Docket//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
