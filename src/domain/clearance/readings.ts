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
  'x$> x>ks y>i w>v tion>sion ss>s er$>e ez$>e et$>e ets$>e ot$>o ots$>o at$>a ats$>a es$> e$> ts$> ds$> t$> d$> s$> z$> p$> h> ' +
  '0>zero 1>un 2>do 3>trua 4>katr 5>sank 6>sis 7>set 8>uit 9>nef'

function ruleOf(line: string): Rule {
  const [left = '', sound = ''] = line.split('>')
  const where = left.startsWith('^') ? 'start' : left.endsWith('$') ? 'end' : undefined
  const [letters = '', before] = left.replace(/[\^$]/g, '').split('/')
  return { letters, sound, ...(where && { where }), ...(before && { before }) }
}

/** Where the rules of a letter and the one that follows stand; 128 for none, or for one that no rule names. */
const pairOf = (code: number, next: number): number => code * 129 + (next < 128 ? next : 128)

/** The rules of a letter and the next one, the longest first. */
function rulesOf(text: string): Rule[][] {
  const byLetter: Rule[][] = Array.from({ length: 128 }, () => [])
  for (const line of text.split(' ')) {
    const rule = ruleOf(line)
    byLetter[rule.letters.charCodeAt(0)]?.push(rule)
  }
  const byPair: Rule[][] = Array.from({ length: 128 * 129 })
  for (const [code, rules] of byLetter.entries()) {
    rules.sort((a, b) => b.letters.length - a.letters.length)
    const alone = rules.filter(({ letters }) => letters.length === 1)
    for (let next = 0; next <= 128; next += 1) byPair[pairOf(code, next)] = alone
    for (const next of new Set(rules.map(({ letters }) => letters.charCodeAt(1)).filter((one) => one < 128)))
      byPair[pairOf(code, next)] = rules.filter(({ letters }) => letters.length === 1 || letters.charCodeAt(1) === next)
  }
  return byPair
}

const readings: Record<Reading, Rule[][]> = {
  default: rulesOf(english),
  es: rulesOf(spanish),
  sk: rulesOf(slovak),
  de: rulesOf(german),
  fr: rulesOf(french),
}

/** Whether a rule of a letter and the next one is said of a place. */
function fits(rule: Rule, word: string, at: number): boolean {
  if (rule.letters.length > 2 && !word.startsWith(rule.letters, at)) return false
  const end = at + rule.letters.length
  if (rule.where === 'start') return at === 0 && (!rule.before || rule.before.includes(word[end] ?? '-'))
  if (rule.where === 'end') return end === word.length && at > 1
  return !rule.before || rule.before.includes(word[end] ?? '-')
}

function ruleAt(rules: readonly Rule[] | undefined, word: string, at: number): Rule | undefined {
  if (rules) for (const rule of rules) if (fits(rule, word, at)) return rule
  return undefined
}

/**
 * The sounds of letters from `normalise`, read as one word in English, Spanish, Slovak and Czech, German or French manner; vowels
 * are kept, doubled sounds are said once.
 */
export function reading(word: string, manner: Reading): string {
  const rules = readings[manner]
  let [out, last, at] = ['', '', 0]
  while (at < word.length) {
    const code = word.charCodeAt(at)
    const rule = code < 128 ? ruleAt(rules[pairOf(code, word.charCodeAt(at + 1))], word, at) : undefined
    const sound = rule ? rule.sound : (word[at] ?? '')
    for (let said = 0; said < sound.length; said += 1) {
      const one = sound[said] as string
      if (one !== last) out += one
      last = one
    }
    at += rule ? rule.letters.length : 1
  }
  return out === '' ? word : out.slice(0, 240)
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
