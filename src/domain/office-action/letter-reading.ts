import { dateIn, linesOf, numberIn, valueAt, type ReadValue } from '#domain/docketed-message/letter-facts.ts'
import type { IssueCategory } from './vocabulary.ts'

/** An objection that a letter seems to make, with the line it was read from. */
export interface ReadRefusal {
  category: IssueCategory
  line: string
}

/** What a letter of an office seems to say. A person looks at each of it; nothing follows by itself. */
export interface LetterReading {
  /** Of our application. */
  number: ReadValue | null
  issued: ReadValue | null
  /** The last day as the letter itself states it; most state a length only. */
  respondBy: ReadValue | null
  refusals: ReadRefusal[]
  /** Registrations or applications of others that it names. */
  cited: ReadValue[]
}

const numberLabels: readonly RegExp[] = [
  /\b(?:U\. ?S\. )?application serial (?:number|no\b)\.?/i,
  /\bserial (?:number|no\b)/i,
  /\(210\)/,
  /\b(?:application|trade ?mark application) (?:number|no\b|nr\b)/i,
  /číslo (?:prihlášky|přihlášky|spisu)|aktenzeichen|número de (?:la )?solicitud|numéro de (?:la )?demande/i,
  /\b(?:your application|file) (?:number|no\b)/i,
]

const issuedLabels: readonly RegExp[] = [
  /\bissue\/mailing date\b|\b(?:issue|mailing|notification) date\b/i,
  /\bdate of (?:this )?(?:letter|notification|communication|issue)\b/i,
  /\bdátum (?:vydania|odoslania)\b|\bdatum (?:vydání|odeslání)\b|\bfecha de (?:notificación|emisión)\b/i,
  /^(?:alicante|newport|bratislava|banská bystrica|praha|v praze|madrid|münchen|munich)\b/i,
  /^(?:date|dátum|datum|fecha)\b/i,
]

const replyLabels: readonly RegExp[] = [
  /\b(?:response|reply) (?:deadline|due(?: date)?|due by)\b/i,
  /\b(?:respond|reply|response must be received|observations) (?:by|before|on or before|until)\b/i,
  /\b(?:deadline|time limit) (?:for (?:reply|response|observations)|to (?:reply|respond))\b/i,
  /\bodpovedať do\b|\bodpovědět do\b|\bcontestar antes del\b|\bplazo hasta el\b/i,
]

/** The words by which offices raise an objection; each line gives the first that fits. */
const refusalWords: readonly { category: IssueCategory; words: RegExp }[] = [
  { category: 'prior-pending', words: /\b(?:prior|earlier)[- ](?:filed )?pending application/i },
  {
    category: 'likelihood-of-confusion',
    words:
      /\blikelihood of confusion\b|\bsection 2\(d\)|\b1052\(d\)|\bsection 5\(2\)|\barticle 8\(1\)|\bpravdepodobnosť zámeny\b|\bpravděpodobnost záměny\b|\briesgo de confusión\b/i,
  },
  { category: 'genericness', words: /\bgeneric(?:ness)? refusal\b|\bis generic\b|\bgeneric (?:term|name)\b/i },
  {
    category: 'descriptiveness',
    words:
      /\bmerely descriptive\b|\b2\(e\)\(1\)|\bdescriptive(?:ness)? refusal\b|\b7\(1\)\(c\)|\b3\(1\)\(c\)|\bp?opisn[ýéá]|\bdescriptivo\b|\bcarácter distintivo\b|\bnon-distinctive\b/i,
  },
  { category: 'disclaimer', words: /\bdisclaimer (?:is )?required\b|\bmust disclaim\b|\bdisclaimer requirement\b/i },
  {
    category: 'classification',
    words:
      /\bclassification of (?:goods|services)\b|\bwrong class\b|\breclassif|\bmultiple[- ]class\b|\bzatriedeni|\bzatříd/i,
  },
  {
    category: 'identification-of-goods',
    words:
      /\bidentification of (?:goods|services)\b|\b(?:is|are) indefinite\b|\blacks? (?:clarity|precision)\b|\btoo vague\b|\bneurčit[ýéá]|\bfalta de claridad\b/i,
  },
  {
    category: 'specimen',
    words: /\bspecimen (?:is )?(?:refus|unacceptable|not acceptable|does not show)|\bspecimen refusal\b/i,
  },
  {
    category: 'owner',
    words:
      /\bliving individual\b|\bname inquiry\b|\bentity (?:type|information)\b|\bcitizenship\b|\bdomicile address\b|\bname of the applicant\b/i,
  },
  {
    category: 'formality',
    words:
      /\bfee (?:is )?(?:missing|deficien|insufficient)|\bsignature\b.{0,40}\b(?:missing|required)|\bformal deficienc|\bpower of attorney (?:is )?(?:missing|required)|\bplnomocenstvo chýba\b|\bplná moc chybí\b/i,
  },
]

const citedLabel =
  /\b(?:registration|reg\.|earlier (?:trade ?)?mark|eutm|uk trade ?mark|application serial|zápisu?|marca anterior)\s?(?:\bnos?\b|numbers?|č|n\.?º)\.? ?/giu
/** Registrations of others on one line at most. */
const mostOnALine = 6
const mostRefusals = 20
const mostCited = 30

const plain = (number: string): string => number.replaceAll(/\W/g, '').toUpperCase()

/** A number up to the words that follow it: "97331208 filed on" is 97331208. */
function numberAlone(text: string): string | null {
  const [first = ''] = text.replace(/^[^\p{L}\p{N}]+/u, '').split(/ (?=\p{L}{2})/u, 1)
  return numberIn(first)
}

/** What a line ends with whose number, or whose next number, stands on the line below: a page is as wide as its office makes it. */
const goesOn = /(?:,|;|\b(?:and|or|a|y|nos?\.?|numbers?|č\.?|registration|reg\.|mark|eutm|serial|zápisu?|anterior))$/iu

/** Each line with the one below it, where a number is broken off its label. */
const unbroken = (lines: readonly string[]): string[] =>
  lines.map((line, at) => (goesOn.test(line.trimEnd()) ? `${line.trimEnd()} ${lines[at + 1] ?? ''}` : line))

/** The numbers behind every label of a line that names somebody's mark. */
function citedIn(line: string): ReadValue[] {
  const found: ReadValue[] = []
  for (const label of line.matchAll(citedLabel)) {
    const rest = line.slice(label.index + label[0].length, label.index + label[0].length + 120)
    // "Registration Nos. 1234567, 2345678 and 3456789": numbers until a word that is no conjunction.
    for (const part of rest.split(/\s(?:and|or|a|y)\s|;|, (?=\d)/i).slice(0, mostOnALine)) {
      const number = /^\W{0,3}(?:[A-Z]{1,4})?\d/.test(part) ? numberAlone(part) : null
      if (number === null) break
      found.push({ value: number, line })
      if (/[a-z]{3}/i.test(part.slice(number.length + 3))) break
    }
  }
  return found
}

function once<T>(all: readonly T[], keyOf: (one: T) => string, most: number): T[] {
  const seen = new Map<string, T>()
  for (const one of all) if (!seen.has(keyOf(one)) && seen.size < most) seen.set(keyOf(one), one)
  return [...seen.values()]
}

function first(lines: readonly string[], labels: readonly RegExp[], read: (text: string) => string | null) {
  for (const label of labels) {
    const value = valueAt(lines, label, read)
    if (value) return value
  }
  return null
}

/** Reads an office action: its number and dates, the objections, and the marks that it holds against ours. */
export function readOfficeAction(text: string): LetterReading {
  const lines = linesOf(text)
  const number = first(lines, numberLabels, numberAlone)
  const own = number && plain(number.value)
  const refusals = lines.flatMap((line): ReadRefusal[] => {
    const kind = refusalWords.find(({ words }) => words.test(line))
    return kind ? [{ category: kind.category, line }] : []
  })
  return {
    number,
    issued: first(lines, issuedLabels, dateIn),
    respondBy: first(lines, replyLabels, dateIn),
    refusals: once(refusals, ({ category }) => category, mostRefusals),
    cited: once(unbroken(lines).flatMap(citedIn), ({ value }) => plain(value), mostCited).filter(
      ({ value }) => plain(value) !== own,
    ),
  }
}
