import AD from './ad.json' with { type: 'json' }
import AE from './ae.json' with { type: 'json' }
import AM from './am.json' with { type: 'json' }
import AO from './ao.json' with { type: 'json' }
import AR from './ar.json' with { type: 'json' }
import ARIPO from './aripo.json' with { type: 'json' }
import AT from './at.json' with { type: 'json' }
import AU from './au.json' with { type: 'json' }
import AZ from './az.json' with { type: 'json' }
import BA from './ba.json' with { type: 'json' }
import BD from './bd.json' with { type: 'json' }
import BG from './bg.json' with { type: 'json' }
import BH from './bh.json' with { type: 'json' }
import BI from './bi.json' with { type: 'json' }
import BO from './bo.json' with { type: 'json' }
import BR from './br.json' with { type: 'json' }
import BX from './bx.json' with { type: 'json' }
import CA from './ca.json' with { type: 'json' }
import CD from './cd.json' with { type: 'json' }
import CH from './ch.json' with { type: 'json' }
import CL from './cl.json' with { type: 'json' }
import CN from './cn.json' with { type: 'json' }
import CO from './co.json' with { type: 'json' }
import CV from './cv.json' with { type: 'json' }
import CY from './cy.json' with { type: 'json' }
import CZ from './cz.json' with { type: 'json' }
import DE from './de.json' with { type: 'json' }
import DJ from './dj.json' with { type: 'json' }
import DK from './dk.json' with { type: 'json' }
import DZ from './dz.json' with { type: 'json' }
import EC from './ec.json' with { type: 'json' }
import EE from './ee.json' with { type: 'json' }
import EG from './eg.json' with { type: 'json' }
import ER from './er.json' with { type: 'json' }
import ES from './es.json' with { type: 'json' }
import ET from './et.json' with { type: 'json' }
import EU from './eu.json' with { type: 'json' }
import FI from './fi.json' with { type: 'json' }
import FR from './fr.json' with { type: 'json' }
import GE from './ge.json' with { type: 'json' }
import GH from './gh.json' with { type: 'json' }
import GR from './gr.json' with { type: 'json' }
import HK from './hk.json' with { type: 'json' }
import HR from './hr.json' with { type: 'json' }
import HU from './hu.json' with { type: 'json' }
import ID from './id.json' with { type: 'json' }
import IE from './ie.json' with { type: 'json' }
import IL from './il.json' with { type: 'json' }
import IN from './in.json' with { type: 'json' }
import IS from './is.json' with { type: 'json' }
import IT from './it.json' with { type: 'json' }
import JO from './jo.json' with { type: 'json' }
import JP from './jp.json' with { type: 'json' }
import KE from './ke.json' with { type: 'json' }
import KG from './kg.json' with { type: 'json' }
import KH from './kh.json' with { type: 'json' }
import KR from './kr.json' with { type: 'json' }
import KW from './kw.json' with { type: 'json' }
import KZ from './kz.json' with { type: 'json' }
import LA from './la.json' with { type: 'json' }
import LB from './lb.json' with { type: 'json' }
import LI from './li.json' with { type: 'json' }
import LT from './lt.json' with { type: 'json' }
import LU from './lu.json' with { type: 'json' }
import LV from './lv.json' with { type: 'json' }
import MA from './ma.json' with { type: 'json' }
import MC from './mc.json' with { type: 'json' }
import MD from './md.json' with { type: 'json' }
import ME from './me.json' with { type: 'json' }
import MG from './mg.json' with { type: 'json' }
import MT from './mt.json' with { type: 'json' }
import MU from './mu.json' with { type: 'json' }
import MX from './mx.json' with { type: 'json' }
import MY from './my.json' with { type: 'json' }
import NG from './ng.json' with { type: 'json' }
import NO from './no.json' with { type: 'json' }
import NZ from './nz.json' with { type: 'json' }
import OAPI from './oapi.json' with { type: 'json' }
import OM from './om.json' with { type: 'json' }
import PE from './pe.json' with { type: 'json' }
import PH from './ph.json' with { type: 'json' }
import PK from './pk.json' with { type: 'json' }
import PL from './pl.json' with { type: 'json' }
import PT from './pt.json' with { type: 'json' }
import PY from './py.json' with { type: 'json' }
import QA from './qa.json' with { type: 'json' }
import RO from './ro.json' with { type: 'json' }
import RS from './rs.json' with { type: 'json' }
import SA from './sa.json' with { type: 'json' }
import SE from './se.json' with { type: 'json' }
import SG from './sg.json' with { type: 'json' }
import SI from './si.json' with { type: 'json' }
import SK from './sk.json' with { type: 'json' }
import TH from './th.json' with { type: 'json' }
import TJ from './tj.json' with { type: 'json' }
import TM from './tm.json' with { type: 'json' }
import TN from './tn.json' with { type: 'json' }
import TR from './tr.json' with { type: 'json' }
import TW from './tw.json' with { type: 'json' }
import TZ from './tz.json' with { type: 'json' }
import UA from './ua.json' with { type: 'json' }
import UK from './uk.json' with { type: 'json' }
import US from './us.json' with { type: 'json' }
import UY from './uy.json' with { type: 'json' }
import UZ from './uz.json' with { type: 'json' }
import VE from './ve.json' with { type: 'json' }
import VN from './vn.json' with { type: 'json' }
import WIPO from './wipo.json' with { type: 'json' }
import ZA from './za.json' with { type: 'json' }
import { jurisdictionLaw, type JurisdictionLaw, type LawRule, type RuleKind, type Unit } from './rule.ts'

// Held to the files of this folder by law.test.ts.
const files: unknown[] = [
  AD,
  AE,
  AM,
  AO,
  AR,
  ARIPO,
  AT,
  AU,
  AZ,
  BA,
  BD,
  BG,
  BH,
  BI,
  BO,
  BR,
  BX,
  CA,
  CD,
  CH,
  CL,
  CN,
  CO,
  CV,
  CY,
  CZ,
  DE,
  DJ,
  DK,
  DZ,
  EC,
  EE,
  EG,
  ER,
  ES,
  ET,
  EU,
  FI,
  FR,
  GE,
  GH,
  GR,
  HK,
  HR,
  HU,
  ID,
  IE,
  IL,
  IN,
  IS,
  IT,
  JO,
  JP,
  KE,
  KG,
  KH,
  KR,
  KW,
  KZ,
  LA,
  LB,
  LI,
  LT,
  LU,
  LV,
  MA,
  MC,
  MD,
  ME,
  MG,
  MT,
  MU,
  MX,
  MY,
  NG,
  NO,
  NZ,
  OAPI,
  OM,
  PE,
  PH,
  PK,
  PL,
  PT,
  PY,
  QA,
  RO,
  RS,
  SA,
  SE,
  SG,
  SI,
  SK,
  TH,
  TJ,
  TM,
  TN,
  TR,
  TW,
  TZ,
  UA,
  UK,
  US,
  UY,
  UZ,
  VE,
  VN,
  WIPO,
  ZA,
]

const recorded = files.map((file) => jurisdictionLaw.parse(file))

/** What an international registration has at WIPO and not in each place to which it is extended. */
const atWipo: readonly RuleKind[] = [
  'term',
  'renewal_term',
  'renewal_window',
  'grace',
  'second_instalment',
  'restoration',
  'priority',
  'priority_proof',
]

const national = ({ rules }: JurisdictionLaw): LawRule[] => rules.filter(({ madrid }) => madrid !== 'only')

/** The rules for an extension: a term of its own only where the law of the place says how it runs. */
function extended({ rules }: JurisdictionLaw): LawRule[] {
  const own = rules.some(({ rule, madrid }) => rule === 'term' && madrid === 'only')
  if (own) return rules.filter(({ madrid }) => madrid !== 'never')
  return rules.filter(({ rule, madrid }) => madrid !== 'never' && !atWipo.includes(rule)).map(byRefusal)
}

const daysIn: Record<Unit, number> = { day: 1, working_day: 1.4, week: 7, month: 30, year: 365, hijri_year: 354 }
const twoMonths = { amount: 2, unit: 'month' } as const
const unbounded = { least: null, most: null }

/**
 * The provisional refusal of an extension itself says until when it is answered, whatever the law of the place gives an
 * application, unless that law speaks of extensions: two months are docketed until it was read, or less where that law gives less.
 */
function byRefusal(rule: LawRule): LawRule {
  if (rule.madrid === 'only') return rule
  if (rule.rule === 'office_action_extension') return { ...rule, byLetter: rule.byLetter ?? unbounded }
  if (rule.rule !== 'office_action_reply') return rule
  const { amount, unit } = rule
  const isShorter = amount !== null && unit !== null && amount * daysIn[unit] < 2 * daysIn.month
  return {
    ...rule,
    ...(isShorter ? { amount, unit } : twoMonths),
    from: 'office_action',
    byLetter: unbounded,
    law: 'Regulations under the Madrid Protocol',
    article: 'Rules 17(2)(vii), 40(8)',
    source: null,
    sourceKind: 'knowledge',
    read: false,
    confidence: 'medium',
    note: 'The provisional refusal states the time limit: since February 2025 at least two months or sixty days, unless the office deferred that. The letter says which; the shorter of two months and of the national term is docketed until it was read.',
  }
}

const byCode = (rulesFor: (law: JurisdictionLaw) => LawRule[]): ReadonlyMap<string, JurisdictionLaw> =>
  new Map(recorded.map((law) => [law.code, { ...law, rules: rulesFor(law) }] as const))

const laws = byCode(national)
const madridLaws = byCode(extended)

/** The codes of all jurisdictions whose rules are recorded. */
export const recordedLaws: readonly string[] = recorded.map(({ code }) => code)

/**
 * The rules of a jurisdiction (our code, "UK", "BX", "OAPI") for marks filed there, or for international registrations that
 * were extended to it; null when none are recorded.
 */
export function lawOf(code: string, isMadrid = false): JurisdictionLaw | null {
  return (isMadrid ? madridLaws : laws).get(code) ?? null
}
