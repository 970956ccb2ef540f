/** Grounds that one rule of a law covers; the articles are in `ground-rules.ts`. */
export type GroundRule =
  | 'indistinct'
  | 'praising'
  /** Words of every trade, colours and numbers: without distinctiveness, or a description. */
  | 'plain'
  | 'describing'
  | 'placing'
  | 'deceiving'
  | 'protected'
  | 'redCross'
  | 'olympic'
  | 'stateSign'
  | 'body'
  | 'stateName'
  | 'indication'
  | 'evoking'
  | 'tradition'
  | 'termOfWine'
  | 'variety'
  | 'semiGeneric'
  | 'named'
  | 'offending'
  | 'personal'

/** What is so of a kind of ground in every sign and place; what a place makes of it is in `grounds-law.ts`. */
interface KindOfGround {
  readonly rule: GroundRule
  /** Whatever is added to the word, or only where the sign consists of such words alone; else it is a ground of a part as well. */
  readonly stands?: 'always' | 'whole'
  /** The ground is what the word says, and so is one to those who know its language. */
  readonly says?: true
  /** A sign that has nothing else tells the goods, their quality or their origin. */
  readonly describes?: true
  /** It praises or tells of the goods, as a slogan does. */
  readonly promotes?: true
  /** It describes nothing, beside other words either. */
  readonly ofItsOwn?: true
  /** Whether distinctiveness acquired through use overcomes it; "elsewhere": it does in the United States, which protects it otherwise. */
  readonly use?: 'overcomes' | 'leaves' | 'leaves_elsewhere'
}

const kinds = {
  descriptive: { rule: 'describing', says: true, describes: true, promotes: true, use: 'overcomes' },
  story_title: { rule: 'describing', use: 'overcomes' },
  generic: { rule: 'plain', says: true, promotes: true, use: 'overcomes' },
  laudatory: { rule: 'praising', says: true, describes: true, promotes: true, use: 'overcomes' },
  quality: { rule: 'describing', stands: 'whole', says: true, describes: true, promotes: true, use: 'overcomes' },
  geographical: { rule: 'placing', describes: true, use: 'overcomes' },
  geographical_indication: { rule: 'indication', stands: 'always', describes: true, use: 'leaves_elsewhere' },
  evocation: { rule: 'indication', stands: 'always', use: 'leaves_elsewhere' },
  traditional_speciality: { rule: 'tradition', stands: 'always', describes: true, use: 'leaves' },
  traditional_term: { rule: 'termOfWine', stands: 'always', describes: true, use: 'leaves' },
  plant_variety: { rule: 'variety', stands: 'always', describes: true, use: 'leaves' },
  semi_generic: { rule: 'semiGeneric', ofItsOwn: true },
  /* By whose name or sign it is, its rule is another one: see `senseOf`. */
  official_symbol: { rule: 'body', stands: 'always', use: 'leaves' },
  surname: { rule: 'named', stands: 'whole', ofItsOwn: true, use: 'overcomes' },
  unit: { rule: 'describing', stands: 'whole', describes: true, use: 'overcomes' },
  colour: { rule: 'plain', stands: 'whole', says: true, use: 'overcomes' },
  numeral: { rule: 'plain', stands: 'whole', says: true, use: 'overcomes' },
  too_short: { rule: 'indistinct', use: 'overcomes' },
  common_sign: { rule: 'indistinct', use: 'overcomes' },
  deceptive: { rule: 'deceiving', ofItsOwn: true, use: 'leaves' },
  public_policy: { rule: 'offending', ofItsOwn: true, use: 'leaves_elsewhere' },
  person: { rule: 'personal', ofItsOwn: true },
} as const satisfies Readonly<Record<string, KindOfGround>>

/** Reasons why an office may refuse a sign by itself. */
export type GroundKind = keyof typeof kinds
export const groundKinds = Object.keys(kinds) as [GroundKind, ...GroundKind[]]

/** What is so of a kind of ground. */
export const kindOf = (kind: GroundKind): KindOfGround => kinds[kind]
