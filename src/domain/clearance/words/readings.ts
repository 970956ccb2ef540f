/** How a reader of one tongue says letters: the first rule of a letter that fits is taken. */
interface Rule {
  readonly letters: string
  readonly sound: string
  readonly where?: 'start' | 'end'
  readonly before?: string
}

export type Reading = 'default' | 'es' | 'sk' | 'de' | 'fr'

/*
 * One line: letters>sound, "^" only at the start, "$" only at the end, "/eiy" only before one of these letters. Sounds:
 * vowels a e i o u; S as in ship, C as in chip, J as in jam, c as in tsar; the others as written.
 */
const english =
  '^kn>n ^gn>n ^ps>s ^pn>n ^pt>t ^wr>r ^x/aeiouy>z ^x>eks ^mc>mak ' +
  'tion>Sn sion>Sn cious>Ss tious>Ss ture>Cur ough>o augh>o eigh>e igh>ai tsch>C sch>S tch>C dge>J dg>J eaux>o eau>o oeu>u ' +
  'ck>k cq>k ch>C sh>S ph>f th>t wh>w gh$>f gh>g rh>r kh>k zh>S sz>S cz>C ts>c tz>c dz>J sc/eiy>s cc/eiy>ks c/eiy>s c>k qu>kw q>k x>ks ' +
  'ge$>J dj>J j>J mb$>m mn$>m ng>ng gu/ei>g g>g ' +
  'ees$>is ee>i ea>i ie>i ei>i ey>i oo>u ou>u ow>o oa>o oe>o au>o aw>o ai>e ay>e ae>e eu>u ew>u ue>u ui>u uy>ai ya>ya yo>yo yu>yu ' +
  '^y/aeiou>y y>i e$> es$>s ed$>d w>w h>h 0>ziro 1>wan 2>tu 3>tri 4>for 5>faiv 6>siks 7>sevn 8>et 9>nain'
const spanish =
  '^ps>s ^x>s ch>C sh>S ll>y rr>r qu/ei>k qu>ku gu/ei>g gh>g ph>f th>t ck>k kk>k c/ei>s cc/ei>ks c>k z>s v>b w>u j>h g/ei>h x>ks ' +
  'h> y/aeiou>y y>i q>k ss>s 0>sero 1>uno 2>dos 3>tres 4>kuatro 5>sinko 6>seis 7>siete 8>ocho 9>nuebe'
const slovak =
  'ch>h cz>C sz>S sh>S dz>J zh>S ck>ck ph>f th>t qu>kv q>kv x>ks ie>ie ia>ia iu>iu c>c w>v y>i j>y oo>u ee>i ' +
  '0>nula 1>yeden 2>dva 3>tri 4>styri 5>pet 6>sest 7>sedem 8>osem 9>devet'

const german =
  'tsch>C sch>S tch>C chs>ks ch>h ck>k ph>f th>t rh>r sh>S dt>t tz>c ts>c zz>c z>c ^st>St ^sp>Sp ^ps>ps qu>kv q>k x>ks v>f w>v j>y ' +
  'ei>ai ey>ai ay>ai eu>oi ie>i ih>i ah>a eh>e oh>o uh>u oo>o ee>e ae>e oe>o ue>u ou>u y>i c/eiy>c c>k ss>s ' +
  '0>nul 1>ains 2>cvai 3>drai 4>fir 5>funf 6>seks 7>sibn 8>aht 9>noin'
const french =
  'eaux>o eau>o aux>o au>o oeu>e oux$>u ous$>u out$>u ou>u ois$>ua oit$>ua oix$>ua oi>ua oy>uay ais$>e ait$>e aient$>e ai>e ay>e ei>e ey>e ' +
  'eu>e oe>e ain>en ein>en gn>ny ill>iy ch>S sch>S sh>S ph>f th>t rh>r qu>k q>k gu/ei>g ge/ao>J g/eiy>J j>J sc/eiy>s ck>k c/eiy>s c>k ' +
  'eux$>e aix$>e x>ks y>i w>v tion>sion ss>s er$>e ez$>e et$>e ets$>e ot$>o ots$>o at$>a ats$>a es$> e$> ts$> ds$> t$> d$> s$> z$> p$> h> ' +
  '0>zero 1>un 2>do 3>trua 4>katr 5>sank 6>sis 7>set 8>uit 9>nef'

function ruleOf(line: string): Rule {
  const [left = '', sound = ''] = line.split('>')
  const where = left.startsWith('^') ? 'start' : left.endsWith('$') ? 'end' : undefined
  const [letters = '', before] = left.replace(/[\^$]/g, '').split('/')
  return { letters, sound, ...(where && { where }), ...(before && { before }) }
}

/** What rules are kept by: letters and digits one by one, all other signs as one, and the end of a word. */
const other = 36
const end = 37
const placeCount = 38
const placeOf = (code: number): number =>
  code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? code - 22 : other
const places = Uint8Array.from({ length: 128 }, (_, code) => placeOf(code))

/** A manner of reading. */
interface Rules {
  /**
   * For a letter and the next what is always said of it: how many letters are read, how many sounds they have, and these, in
   * bits 0 to 3, 4 to 7 and 8 to 31; 0 where that depends on more.
   */
  readonly plain: Uint32Array
  /** For a letter and the next the rules that may fit, the longest first. */
  readonly more: readonly (readonly Rule[])[]
}

const mostPlain = 3

function plainly(letters: number, sound: string): number {
  let bits = 0
  for (let at = sound.length - 1; at >= 0; at -= 1) bits = (bits << 8) | sound.charCodeAt(at)
  return ((bits << 8) | (sound.length << 4) | letters) >>> 0
}

/** Whether the second letter of a rule, or the one that has to follow it, is another than the next. */
function isOfOther({ letters, before, where }: Rule, next: string | null): boolean {
  if (next === null) return false
  if (letters.length > 1) return letters[1] !== next
  return where === 'end' || (before !== undefined && !before.includes(next))
}

/** Whether a rule that may fit a letter and the next always does. */
const isAlways = ({ letters, before, where }: Rule, next: string | null): boolean =>
  where === undefined && letters.length <= 2 && (before === undefined || (letters.length === 1 && next !== null))

function rulesOf(text: string): Rules {
  const byLetter = new Map<string, Rule[]>()
  for (const line of text.split(' ')) {
    const rule = ruleOf(line)
    const first = rule.letters.slice(0, 1)
    byLetter.set(first, [...(byLetter.get(first) ?? []), rule])
  }
  const plain = new Uint32Array(placeCount * placeCount)
  const more: Rule[][] = Array.from({ length: placeCount * placeCount }, () => [])
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')
  for (const [letter, sign] of signs.entries()) {
    const rules = (byLetter.get(sign) ?? []).toSorted((a, b) => b.letters.length - a.letters.length)
    for (let follows = 0; follows < placeCount; follows += 1) {
      const next = signs[follows] ?? null
      // What follows at the end, or before another sign, no rule has as its second letter.
      const fitting = rules.filter((rule) => !isOfOther(rule, next) && (next !== null || rule.letters.length === 1))
      const pair = letter * placeCount + follows
      more[pair] = fitting
      const [first] = fitting
      if (!first) plain[pair] = plainly(1, sign)
      else if (isAlways(first, next) && first.sound.length <= mostPlain)
        plain[pair] = plainly(first.letters.length, first.sound)
    }
  }
  return { plain, more }
}

const readings: Record<Reading, Rules> = {
  default: rulesOf(english),
  es: rulesOf(spanish),
  sk: rulesOf(slovak),
  de: rulesOf(german),
  fr: rulesOf(french),
}

/** Whether a rule of a letter and the next one is said of a place. */
function fits(rule: Rule, word: string, at: number): boolean {
  if (rule.letters.length > 2 && !word.startsWith(rule.letters, at)) return false
  const after = at + rule.letters.length
  if (rule.where === 'start') return at === 0 && (!rule.before || rule.before.includes(word[after] ?? '-'))
  if (rule.where === 'end') return after === word.length && at > 1
  return !rule.before || rule.before.includes(word[after] ?? '-')
}

function ruleAt(rules: readonly Rule[], word: string, at: number): Rule | undefined {
  for (const rule of rules) if (fits(rule, word, at)) return rule
  return undefined
}

/** What is said longer is cut. */
const longestSaid = 240
/** The sounds of the word that is read, twice as many as are kept: no rule has more than a few. */
const said = new Uint16Array(2 * longestSaid)
const signsOfCodes = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))

const isSaid = (text: string, count: number): boolean => {
  if (text.length !== count) return false
  for (let at = 0; at < count; at += 1) if (text.charCodeAt(at) !== said[at]) return false
  return true
}

/** Notes the sounds of a word, doubled ones once; returns how many they are. */
function say(word: string, { plain, more }: Rules): number {
  let count = 0
  let last = 0
  let at = 0
  let code = word.charCodeAt(0)
  let place = code < 128 ? (places[code] as number) : other
  while (at < word.length && count < longestSaid) {
    const nextCode = at + 1 < word.length ? word.charCodeAt(at + 1) : 0
    const next = at + 1 === word.length ? end : nextCode < 128 ? (places[nextCode] as number) : other
    const pair = place * placeCount + next
    let bits = plain[pair] as number
    let letters = bits & 15
    if (bits !== 0) {
      for (let left = (bits >>> 4) & 15; left > 0; left -= 1) {
        bits >>>= 8
        const one = bits & 255
        if (one !== last) said[count++] = one
        last = one
      }
    } else {
      const rule = ruleAt(more[pair] as readonly Rule[], word, at)
      letters = rule ? rule.letters.length : 1
      const sound = rule ? rule.sound : (word[at] ?? '')
      for (let of = 0; of < sound.length; of += 1) {
        const one = sound.charCodeAt(of)
        if (one !== last) said[count++] = one
        last = one
      }
    }
    at += letters
    if (letters === 1) {
      code = nextCode
      place = next
    } else {
      code = at < word.length ? word.charCodeAt(at) : 0
      place = code < 128 ? (places[code] as number) : other
    }
  }
  return Math.min(count, longestSaid)
}

/**
 * The sounds of letters from `normalise`, read as one word in English, Spanish, Slovak and Czech, German or French manner; vowels
 * are kept, doubled sounds are said once. `known` are other readings of the word: what is said as in one of them is that one.
 */
export function reading(word: string, manner: Reading, known: string = word): string {
  const count = say(word, readings[manner])
  if (count === 0 || isSaid(word, count)) return word
  if (isSaid(known, count)) return known
  let out = ''
  for (let at = 0; at < count; at += 1) {
    const code = said[at] as number
    out += code < 128 ? (signsOfCodes[code] as string) : String.fromCharCode(code)
  }
  return out
}

const alike: Record<string, string> = { z: 's', S: 's', C: 's', c: 's', J: 'y', v: 'f', y: 'i', w: 'f' }

/** Sounds written so coarsely that neighbours fall together: what the index finds candidates by. */
export function coarse(sounds: string): string {
  let [out, last] = ['', '']
  for (const one of sounds) {
    const letter = alike[one] ?? one
    if (letter !== last) out += letter
    last = letter
  }
  return out
}
