import dictionary from '../lists/class-words.json' with { type: 'json' }
import { hashesOfTold, toldOf } from './class-words.ts'
import { wordSet } from './letters.ts'
import { hashesOf } from './word-list.ts'
import { weights } from '../weights.ts'

/** Legal forms and particles: they name no source. */
const forms = wordSet(
  'ltd limited inc incorporated llc llp plc corp corporation co company gmbh mbh ag kg ug ohg sa se sas sarl srl srls spa bv nv ab oy ' +
    'oyj as aps asa sro spol vos sl slu slp cia cie compania compagnie lda ltda pty pvt pte kft zrt doo zoo sia and the of for by in to ' +
    'at on an from el la los las les der die das dem den de del della dei di da y e und et von une mit i s z na pod pre pri v o od do ' +
    'pro con para por per pour avec with a le les du des un il lo gli dello degli nel nella zum zur im am beim vom au aux chez dans sur www http https com',
)

/** Words that praise or describe nearly anything, and so distinguish little. */
const general = wordSet(
  'group holding holdings international intl global world worldwide europe european euro america american national eco eko bio natural ' +
    'nature organic super mega ultra extra max maxi mini micro plus premium premier premiere prestige pro prime best better ' +
    'top first new original originals classic classics gold golden royal royale deluxe luxury luxe elite select selection ' +
    'exclusive quality perfect ideal excellent excellence superior finest fine great good real true authentic genuine special ' +
    'unique ultimate advanced modern basic basics essential essentials simple simply total complete universal general more most ' +
    'shop store outlet market mart depot warehouse online web net digital cyber smart service services serv solution ' +
    'solutions system systems tech technology technologies technik center centre house home club team studio studios lab labs ' +
    'atelier design designs brand brands product products production productions collection line series range edition trade ' +
    'trading import export industries industry industrial enterprise enterprises ventures venture partners partner associates ' +
    'agency bureau office institute institut foundation association society network networks capital business ' +
    'company management consult consulting supply supplies works factory manufactory official direct express fast quick rapid ' +
    'easy care help my our your e app tv com org eu sk cz es usa uk us de www http inc life lifestyle style fit since est st ste ' +
    'skupina svet svetovy medzinarodny europsky najlepsi novy dobry dobre pravy originalny tradicny tradicia ' +
    'obchod obchodik eshop predajna velkoobchod trh sluzby sluzba riesenia riesenie systemy dom domov centrum stredisko ' +
    'kvalita kvalitny prirodny vyroba vyrobky vyrobok znacka spolocnost zdruzenie ustav agentura kancelaria ' +
    'partneri podnik podnikanie slovensko slovensky slovenska slovak slovakia luxusny vyhodny lacny lacno ' +
    'mezinarodni evropsky nejlepsi prodejna reseni kvalitni ' +
    'prirodni spolecnost sdruzeni kancelar podnikani cesko cesky ceska czech luxusni levny ' +
    'grupo mundo mundial internacional europeo nacional mejor nuevo nueva bueno buena tienda tiendas mercado comercio ' +
    'comercial servicio servicios solucion soluciones sistema sistemas tecnologia tecnologias casa centro hogar calidad excelencia ' +
    'autentico tradicion tradicional marca marcas producto productos linea coleccion industrias empresa empresas asociados socios ' +
    'agencia instituto fundacion asociacion gestion oficial directo rapido facil lujo espanol espana iberica iberico ' +
    'gruppe welt weltweit neu neue beste bester besten gut handel haus heim werk werke dienst dienste qualitat losungen verein ' +
    'gesellschaft deutsche deutsch deutschland fabrik zentrum groupe monde mondial nouveau nouvelle bon bonne meilleur maison ' +
    'boutique magasin qualite societe francais france gruppo mondo nuovo nuova buono migliore negozio mercato servizi qualita ' +
    'italia italiano italiana italian societa azienda fabbrica',
)

const byClass: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  Object.entries(dictionary.classes).map(([number, words]) => [Number(number), wordSet(words.join(' '))]),
)

const otherSenses: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  Object.entries(dictionary.other_senses.classes).map(([number, words]) => [Number(number), wordSet(words.join(' '))]),
)

/** Whether a word tells of goods of a class beside others or in one of its senses only, so that alone it is not their name. */
export function hasOtherSense(word: string, niceClass: number): boolean {
  return otherSenses.get(niceClass)?.has(word) ?? false
}

/** The words of the dictionary that describe goods or services of a class. */
export function wordsOfClass(niceClass: number): ReadonlySet<string> {
  return byClass.get(niceClass) ?? new Set()
}

const weightsOfWeak: ReadonlyMap<string, number> = new Map([
  ...[...general].map((word): [string, number] => [word, weights.word.weak]),
  ...[...forms].map((word): [string, number] => [word, weights.word.form]),
])

/** What a word weighs in a mark, 0 to 1: a legal form next to nothing, a word of praise little. */
export function wordWeight(word: string): number {
  const known = weightsOfWeak.get(word)
  if (known !== undefined) return known
  if (word.length === 1) return weights.word.letter
  return word.length === 2 ? weights.word.short : 1
}

/** The languages of a word of goods and services by the list that has them; null where another dictionary has it too and it may be of more. */
export function languagesOfClassWord(word: string): ReadonlySet<string> | null {
  return everyClassWord().has(word) ? null : (toldOf(word)?.languages ?? null)
}

/** Whether a word describes the goods of a class. */
export function describesClass(word: string, niceClass: number): boolean {
  return wordsOfClass(niceClass).has(word) || (toldOf(word)?.tells(niceClass) ?? false)
}

/** Whether a word is by itself the name of goods or services of a class. */
export function namesClass(word: string, niceClass: number): boolean {
  return wordsOfClass(niceClass).has(word) || (toldOf(word)?.names(niceClass) ?? false)
}

/** Whether a word tells of the goods of a class by itself, and not beside their name alone. */
export function tellsAlone(word: string, niceClass: number): boolean {
  return wordsOfClass(niceClass).has(word) || (toldOf(word)?.tellsAlone(niceClass) ?? false)
}

/** The languages in which a word tells of the classes, where one list alone has it by language; else null. */
export function languagesTelling(word: string, classes: readonly number[]): ReadonlySet<string> | null {
  if (classes.some((one) => wordsOfClass(one).has(word))) return null
  const told = toldOf(word)
  if (told === undefined) return null
  const own = told.languagesFor(classes)
  // What a related class tells, any language that has the word tells.
  return own.size === 0 ? told.languages : own
}

/** Whether the list by language has a word as an English one for one of the classes. */
export const tellsInEnglish = (word: string, classes: readonly number[]): boolean =>
  toldOf(word)?.languagesFor(classes).has('en') ?? false

/** Whether a piece added to a mark adds little: a form, a word of praise or one that describes a class. */
export function isWeak(word: string): boolean {
  return weightsOfWeak.has(word)
}

/** Whether a word is a legal form, an article or a preposition. */
export const isParticle = (word: string): boolean => forms.has(word)

/** The words of `isWeak`. */
export const weakWords = (): Iterable<string> => weightsOfWeak.keys()

let classWords: ReadonlySet<string> | undefined

/** The words of all classes. */
export function everyClassWord(): ReadonlySet<string> {
  return (classWords ??= new Set([...byClass.values()].flatMap((words) => [...words])))
}

/** Whether a word describes the goods of any class. */
export function isClassWord(word: string): boolean {
  return everyClassWord().has(word) || toldOf(word) !== undefined
}

/** Hashes of the words of `isClassWord`. */
export function* describingHashes(): Iterable<number> {
  yield* hashesOf(everyClassWord())
  yield* hashesOfTold()
}

const everyday = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december ' +
    'you me us we they he she it this that these those there here is are am be been was will can could may must should do does did done ' +
    'have has had get gets got go goes going come comes make makes made take takes give gives keep keeps let lets just only also even ' +
    'not never always all every each any some more most less than as so too very when where while what who how why if or but up down ' +
    'out off over under into onto about after before again back away around between through without within per via one any ' +
    'time day days night year years way ways place town city street moment things thing something everything nothing everyone ' +
    'trust passion choice taste tastes promise dream dreams feel feeling enjoy discover create believe think want need know see look ' +
    'live living work working play start stop sure ' +
    'je su sme ste som si sa so bol bude ked kde ako co kto ktory ktora ktore preto len iba uz este viac menej vsetko vsetci kazdy ' +
    'nic nieco tu tam ten ta to tento tieto nas vas nasa nase vase moj tvoj svoj pre bez medzi nad cez chut vasen dovera volba cas den ' +
    'rok mesto miesto svet jsou jsme jste jsem byl kdyz jak kdo ktery ktera pouze jeste vice mene vsechno vsichni neco zde tam nas vas ' +
    'chut vasen duvera cas rok mesto misto svet ' +
    'es son somos eres estar ser hay que como donde cuando quien todo todos cada mas menos nada algo aqui alli este esta estos sin sobre ' +
    'entre sabor pasion confianza tiempo dia ano ciudad lugar lo al se su sus tu te me nos ' +
    'ist sind sein war wird kann haben hat machen macht immer alles jeder mehr weniger nichts etwas hier dort wenn wo wie was wer nur ' +
    'auch ohne uber zwischen geschmack leidenschaft vertrauen zeit tag jahr stadt ort fur zu auf aus ich wir sie ihr unser unsere ' +
    'est sont etre avoir tout tous chaque plus moins rien ici quand comme qui que sans sur entre gout passion confiance temps jour an ' +
    'ville lieu notre nos votre vos nous vous en au aux ce cette ces ne pas ' +
    'tuo tua tuoi tue nostro nostra vostro vostra suo sua sempre ogni tutto tutti',
)

/** Whether a word stands in any sentence and names nothing. */
export const isEveryday = (word: string): boolean => everyday.has(word)
