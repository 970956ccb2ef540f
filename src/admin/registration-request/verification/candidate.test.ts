import { expect, test } from 'vitest'
import { verificationSave } from '#contract/registration.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import {
  candidatesOf,
  familyOf,
  pickedOf,
  toLookAt,
  withLook,
  withPicked,
  withProposal,
  type SearchAnswer,
} from './candidate.ts'
import { notes } from './note-words.ts'
import { withClasses, withDistinctiveness, withParagraph } from './notes.ts'
import { templateKeys, templateText } from './templates.ts'
import { draftOf, gapsOf, looksOf, saveBody } from './result-draft.ts'

const own = 'Koventa'
const found = (
  text: string,
  office: Jurisdiction,
  classes: number[],
  owner: string | null = 'Fictional Leather',
): SearchAnswer['marks'][number] => ({
  office,
  number: `${office}-${text}`,
  registrationNumber: null,
  text,
  name: text.toLowerCase(),
  markType: 'WORD',
  classes,
  goods: [{ class: classes[0] ?? 18, terms: ['suitcases', 'handbags'] }],
  owner,
  ownerCountry: 'SK',
  state: 'registered',
  status: null,
  filingDate: '2020-01-01',
  registrationDate: '2020-06-01',
  expiryDate: '2030-01-01',
  imageUrl: null,
  officeUrl: null,
  spelling: null,
  score: explain(score(own, text, { classesA: [18], classesB: classes })),
})
const answer: SearchAnswer = {
  marks: [found('Coventa', 'EU', [18]), found('Koventis', 'UK', [25], null), found('Bluebird', 'EU', [18])],
  register: {
    count: 3,
    offices: [
      { office: 'EU', count: 2, asOf: null },
      { office: 'UK', count: 1, asOf: null },
    ],
  },
  answeredBy: 'index',
  grounds: [],
  unread: [],
  unlisted: [],
  distinctiveness: 'arbitrary',
  version: 'test',
}
const wanted: Jurisdiction[] = ['EU', 'UK', 'JP']
const empty = { ...draftOf(wanted, []), classes: [18] }

test('of several records of one name a proposal picks one for each office', () => {
  const second = { ...found('COVENTA', 'EU', [18]), number: 'second' }
  const elsewhere = found('Coventa', 'UK', [18])
  const [first, ...others] = answer.marks
  if (!first) throw new Error('no marks')
  const draft = withProposal(empty, own, { ...answer, marks: [first, second, elsewhere, ...others] }, wanted, 'en')
  expect(draft.similar.map(({ number }) => number)).toEqual(['EU-Coventa', 'UK-Coventa', 'UK-Koventis'])
})

test('a mark that is alike as its register has it besides is told so, and not called identical', () => {
  const byTranslation = (spelling: string): SearchAnswer['marks'][number] => ({
    ...found('SAD 9', 'EU', [18]),
    spelling,
    score: explain(score(own, spelling, { classesA: [18], classesB: [18] })),
  })
  const said = (spelling: string) =>
    withProposal(empty, own, { ...answer, marks: [byTranslation(spelling)] }, ['EU'], 'en').verdicts[0]?.reason ?? ''
  expect(said(own)).toContain(`is recorded there also as ${own}, which is identical to the name that was compared.`)
  expect(said(own)).not.toContain('is an identical mark')
  expect(said('Coventa')).toContain('It is recorded there also as Coventa; the name was compared with that form.')
})

test('a proposal fills in what is empty: marks, verdicts with reasons, distinctiveness', () => {
  const draft = withProposal(empty, own, answer, wanted, 'en')
  expect(draft.similar.map(({ name, similarity, jurisdictions }) => [name, similarity, jurisdictions])).toEqual([
    ['Coventa', 'high', ['EU']],
    ['Koventis', 'medium', ['UK']],
  ])
  expect(draft.verdicts).toEqual([
    {
      jurisdiction: 'EU',
      risk: 'high',
      reason:
        'Coventa of Fictional Leather (EU no. EU-Coventa) is close, for the same or similar goods or services; its owner could ' +
        'oppose. Searched: EU. Not searched: SK, CZ, IE, FR, BX, DE, IT, ES, DK, PL, PT, BG, EE, LT, LV, RO, SE, FI, HU, AT, SI, HR, ' +
        'WIPO. Of languages other than English, Slovak, Czech, Spanish, German, French and Italian only some words were looked up, or none.',
      advice: 'To be settled before an application.',
    },
    {
      jurisdiction: 'UK',
      risk: 'medium',
      reason: 'Koventis (UK no. UK-Koventis) is near; a dispute is possible. Searched: UK. Not searched: WIPO.',
      advice: 'To be discussed before an application: a limited list or an agreement may help.',
    },
    {
      jurisdiction: 'JP',
      risk: 'unknown',
      reason:
        'Not searched: JP, WIPO. Of languages other than English, Slovak, Czech, Spanish, German, French and Italian only some words were ' +
        'looked up, or none.',
      advice: 'More registers to be compared before anything can be said.',
    },
  ])
  expect(draft).toMatchObject({ distinctiveness: 'arbitrary', verifiedClasses: [18] })
  expect(draft.clientNote).toContain('Coventa of Fictional Leather is close to Koventa')
  const sent = verificationSave.body.safeParse(saveBody(draft))
  expect(sent.error?.issues).toBeUndefined()
  expect(sent.data?.similarTrademarks[0]).toMatchObject({
    office: 'EU',
    score: { band: 'high', same: null },
  })
})

test('what an office writes at length or with signs of direction can be saved all the same', () => {
  const odd = {
    ...found('Coventa', 'EU', [18], `\u200f${'Fictional Leather; '.repeat(26)}😀`),
    text: `\u202eCoventa\u2029${'😀'.repeat(400)}`,
    status: `x\u0000${'😀'.repeat(150)}`,
    goods: [{ class: 18, terms: [`${'😀'.repeat(200)}\u200e`, 'handbags'] }],
    officeUrl: `https://euipo.europa.eu/${'%E6%BC%A2'.repeat(60)}`,
  }
  for (const language of ['en', 'sk', 'cs', 'es'] as const) {
    const draft = withProposal(empty, own, { ...answer, marks: [odd] }, wanted, language)
    expect(verificationSave.body.safeParse(saveBody(draft)).error?.issues).toBeUndefined()
    expect(draft.similar[0]?.name).toMatch(/^Coventa 😀+$/u)
  }
})

test('the note names the riskiest mark, not the first by its letters', () => {
  const [nearest] = answer.marks
  if (!nearest) throw new Error('no marks')
  const farther = { ...found('Aventa', 'EU', [35], 'Fictional Paper'), score: { ...nearest.score, risk: 0.73 } }
  const draft = withProposal(empty, own, { ...answer, marks: [farther, nearest] }, wanted, 'en')
  expect(draft.similar.map(({ similarity }) => similarity)).toEqual(['high', 'high'])
  expect(draft.clientNote).toContain('Coventa of Fictional Leather is close to Koventa')
})

test('a choice against the rule stays, and its reason is left to the person who made it', () => {
  const draft = withProposal({ ...empty, chosenRisk: 'low' }, own, answer, wanted, 'en')
  expect(draft).toMatchObject({ chosenRisk: 'low', clientNote: '' })
  expect(gapsOf({ ...draft, classes: [18] })).toEqual(['reason'])
})

test('an international registration may not reach the place', () => {
  const marks = [found('Coventa', 'WIPO', [18])]
  const [eu] = withProposal(empty, own, { ...answer, marks }, wanted, 'en').verdicts
  expect(eu?.reason).toMatch(/\(WIPO no\. WIPO-Coventa\).*has to be checked\./)
})

test('with nothing near the note says so, and with nothing searched it speaks of the sign alone', () => {
  const offices = jurisdictions.map((office) => ({ office, count: 1, asOf: null }))
  const all = { ...answer, marks: [], register: { count: offices.length, offices } }
  const clear = withProposal(empty, own, all, wanted, 'en')
  expect(clear.clientNote).toContain('found no earlier mark close enough to Koventa')
  const unknown = withProposal(
    { ...empty, verdicts: empty.verdicts.slice(2) },
    own,
    { ...answer, marks: [] },
    ['JP'],
    'en',
  )
  expect(unknown.clientNote).toBe(notes.en.templates.noGround.text)
})

test('what a person wrote and chose stays', () => {
  const written = {
    ...empty,
    clientNote: 'My own words.',
    distinctiveness: 'suggestive' as const,
    verdicts: empty.verdicts.map((verdict) =>
      verdict.jurisdiction === 'EU'
        ? { ...verdict, risk: 'low' as const, reason: 'They agreed.' }
        : { ...verdict, reason: 'Seen.' },
    ),
  }
  const draft = withProposal(written, own, answer, wanted, 'sk')
  expect(draft).toMatchObject({ distinctiveness: 'suggestive', clientNote: 'My own words.' })
  expect(draft.verdicts.map(({ risk, reason }) => [risk, reason])).toEqual([
    ['low', 'They agreed.'],
    ['medium', 'Seen.'],
    ['unknown', 'Seen.'],
  ])
})

test('a flag is kept with its mark and a reputation raises the risk; a second proposal picks nothing twice', () => {
  const [, koventis] = candidatesOf(answer, empty)
  if (!koventis) throw new Error('no candidate')
  const flagged = withPicked(empty, { ...koventis, competitor: true }, wanted)
  expect(candidatesOf(answer, flagged)[1]).toMatchObject({ competitor: true, wellKnown: false })
  const far = found('Coventa', 'UK', [1])
  const before = pickedOf(withPicked(empty, { ...far, wellKnown: false, competitor: false }, wanted), far)
  const after = pickedOf(withPicked(empty, { ...far, wellKnown: true, competitor: false }, wanted), far)
  expect([before?.similarity, after?.similarity]).toEqual(['medium', 'high'])
  const once = withProposal(flagged, own, answer, wanted, 'en')
  expect(withProposal(once, own, answer, wanted, 'en').similar).toEqual(once.similar)
})

test.each(['en', 'sk', 'cs', 'es'] as const)('paragraphs in %s are filled and added once', (language) => {
  const draft = withProposal(empty, own, answer, wanted, language)
  for (const key of templateKeys) {
    const text = templateText(key, own, draft, language)
    expect(text).not.toMatch(/\{\{|undefined/)
    const note = withParagraph(withParagraph('Hello.', text), text)
    expect(note).toBe(`Hello.\n\n${text}`)
  }
  expect(templateText('obstacle', own, draft, language)).toContain('Fictional Leather')
})

test('a proposal ticks no class: those of the search are kept as compared, and the note names them', () => {
  const draft = withProposal({ ...empty, classes: [] }, own, answer, wanted, 'en', [18, 25])
  expect(draft).toMatchObject({ classes: [], verifiedClasses: [18, 25] })
  expect(gapsOf(draft)).toEqual(['classes'])
})

test('every listed mark of high and medium risk waits for a look, however it comes into the answer', () => {
  const candidates = candidatesOf(answer, empty)
  const searched = {
    registers: [],
    listed: toLookAt(candidates),
    filters: { classes: [], scope: 'all' as const, withDead: false },
    found: 3,
  }
  const proposed = withProposal(empty, own, answer, wanted, 'en')
  expect(searched.listed).toEqual(['EU/EU-Coventa', 'UK/UK-Koventis'])
  expect(looksOf(proposed, searched)).toEqual({ listed: 2, left: 2 })
  expect(looksOf(proposed, undefined)).toBeNull()
  const looked = candidates.reduce(withLook, proposed)
  expect(looksOf(looked, searched)).toEqual({ listed: 2, left: 0 })
  expect(saveBody(looked, searched).review).toMatchObject({ confirmed: false })
})

test('a note that a proposal writes is not confirmed, one that stood before stays so', () => {
  expect(withProposal({ ...empty, confirmed: true }, own, answer, wanted, 'en').confirmed).toBe(false)
  const written = { ...empty, clientNote: 'My own words.', confirmed: true }
  expect(withProposal(written, own, answer, wanted, 'en').confirmed).toBe(true)
})

test('records of one name in several offices are told with the oldest date', () => {
  const later = { ...found('Coventa', 'UK', [18]), filingDate: null, registrationDate: '2014-02-03' }
  const [first] = answer.marks
  if (!first) throw new Error('no marks')
  const candidates = candidatesOf({ marks: [first, later] }, empty)
  expect(familyOf(candidates, 'coventa')).toEqual({ offices: ['EU', 'UK'], oldest: '2014-02-03' })
})

const nothingNear: SearchAnswer = {
  ...answer,
  marks: [],
  register: {
    count: 2,
    offices: (['US', 'WIPO'] as const).map((office) => ({ office, count: 1, asOf: '2026-11-01' })),
  },
  unread: [],
  unlisted: [],
  distinctiveness: null,
}

test('the note names the classes that a person chose of those compared; words of its own stay, and so does what was not compared', () => {
  const empty = draftOf(['US'], [])
  const proposed = { ...withProposal(empty, own, nothingNear, ['US'], 'en', [10, 18]), confirmed: true }
  expect(proposed.clientNote).toContain('10 ')
  const chosen = withClasses(own, proposed, [18], 'en')
  expect(chosen).toMatchObject({ classes: [18], confirmed: false })
  expect(chosen.clientNote).toContain('18 ')
  expect(chosen.clientNote).not.toContain('10 ')
  expect(withClasses(own, proposed, [25], 'en')).toMatchObject({ classes: [25], clientNote: proposed.clientNote })
  const written = { ...proposed, clientNote: 'My own words on 10 things.' }
  expect(withClasses(own, written, [18], 'en').clientNote).toBe(written.clientNote)
})

test('the registers that were read are told with their days, as the client reads days, those of one day together', () => {
  const offices = (['EU', 'US', 'DE'] as const).map((office) => ({ office, count: 1, asOf: '2026-11-01' }))
  const register = { count: 4, offices: [...offices, { office: 'FR' as const, count: 1, asOf: null }] }
  const [eu] = withProposal(draftOf(['EU'], []), own, { ...nothingNear, register }, ['EU'], 'sk', [18]).verdicts
  expect(eu?.reason).toMatch(/Prehľadané: (?:[A-Z]{2}, )+[A-Z]{2} k 1\. novembra 2026; FR\./)
})

test.each([
  ['invented', /No close earlier mark/],
  ['descriptive', /To be checked/],
] as const)('once a person said that the sign is %s, nothing says that it is to be assessed', (level, advice) => {
  const proposed = withProposal(draftOf(['US'], []), own, nothingNear, ['US'], 'en', [18])
  expect(proposed.verdicts[0]?.advice).toContain('To be assessed')
  const [told] = withDistinctiveness(proposed, level, 'en').verdicts
  expect(told?.advice).toMatch(advice)
  const ownWords = { ...proposed, verdicts: proposed.verdicts.map((one) => ({ ...one, advice: 'Mine.' })) }
  expect(withDistinctiveness(ownWords, level, 'en').verdicts[0]?.advice).toBe('Mine.')
})

test('what follows from a level goes with it, whatever was chosen on the way; what a ground asks for stays', () => {
  const proposed = withProposal(draftOf(['US'], []), own, nothingNear, ['US'], 'en', [18])
  const onTheWay = withDistinctiveness(proposed, 'generic', 'en')
  expect(onTheWay.verdicts[0]?.advice).toMatch(/To be checked/)
  const invented = withDistinctiveness(onTheWay, 'invented', 'en')
  expect(invented.verdicts[0]?.advice).toMatch(/No close earlier mark/)
  expect(withDistinctiveness(invented, 'descriptive', 'en').verdicts[0]?.advice).toMatch(/To be checked/)
  const reason = 'LEATHER may describe the goods or services. No near mark was found.'
  const held = { ...onTheWay, verdicts: onTheWay.verdicts.map((one) => ({ ...one, reason })) }
  expect(withDistinctiveness(held, 'invented', 'en').verdicts[0]?.advice).toMatch(/To be checked/)
})
