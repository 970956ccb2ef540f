/** How a subject of ours names a ticket, so that an answer finds it whatever the mail program keeps besides. */
export const ticketTag = (id: number): string => `[#${id}]`

/** The number of the ticket that a subject names; null when it names none. */
export function taggedTicket(subject: string): number | null {
  const number = /\[#(\d{1,9})\]/.exec(subject)?.[1]
  return number === undefined ? null : Number(number)
}

/**
 * The words of a mail without the mail that it answers: what stands quoted at its end, and the line that leads to the quote.
 * The whole text when nothing else stands in it.
 */
export function withoutQuote(text: string): string {
  const lines = text.split('\n')
  let end = lines.length
  const isQuote = (line: string) => line.startsWith('>')
  const isBlank = (line: string) => line.trim() === ''
  while (end > 0 && (isQuote(lines[end - 1] ?? '') || isBlank(lines[end - 1] ?? ''))) end -= 1
  const hasQuote = lines.slice(end).some(isQuote)
  if (!hasQuote) return text.trim()
  if ((lines[end - 1] ?? '').trimEnd().endsWith(':')) end -= 1
  const own = lines.slice(0, end).join('\n').trim()
  return own === '' ? text.trim() : own
}

/** What a ticket keeps of a text: all of it up to `most` characters, and of a longer one its beginning and a sign that more came. */
export function keptWords(text: string, most: number): string {
  if (text.length <= most) return text
  const end = '\n[…]'
  return text.slice(0, most - end.length).replace(/[\ud800-\udbff]$/, '') + end
}
