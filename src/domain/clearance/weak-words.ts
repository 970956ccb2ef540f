import { normalise } from './letters.ts'
import { weights } from './weights.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => normalise(word).compact))

/** Legal forms and particles: they name no source. */
const forms = setOf(
  'ltd limited inc incorporated llc llp plc corp corporation co company gmbh ag kg ug sa se sas sarl srl spa bv nv ab oy as aps ' +
    'sro spol vos sl slu cia compania and the of for by in to at on an el la los las le les der die das de del di da y e und et ' +
    'i s z na pre pri v o od do pro con para por with a',
)

/** Words that praise or describe nearly anything, and so distinguish little. */
const general = setOf(
  'group holding holdings international global world worldwide europe european america american national eco bio natural nature ' +
    'super mega ultra extra max mini plus premium pro prime best top first new original classic gold golden royal quality ' +
    'shop store market online web net digital smart service services solution solutions system systems tech technology ' +
    'technologies center centre house home club team studio lab labs design brand brands product products trade trading ' +
    'official direct express easy quick my our your e app com eu sk cz es usa uk www life style fit ' +
    'skupina svet svetovy najlepsi novy obchod predajna trh sluzby riesenia system dom domov kvalita slovensko slovak ' +
    'svet nejlepsi prodejna sluzby reseni cesko czech grupo mundo mundial mejor nuevo tienda mercado servicios soluciones casa calidad',
)

const byClass: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  Object.entries({
    3: 'beauty cosmetics cosmetic skin skincare care hair soap clean perfume parfum derma face body natur krasa kozmetika kosmetika belleza',
    5: 'pharma pharm med medical medic vita vitamin health care bio nutri lek lekaren zdravie zdravi salud farma derma',
    7: 'machine machines motor motors tools power stroje maquinas pump',
    9: 'soft software data cloud tech app apps digital phone audio video computer electronic electronics cyber net code',
    11: 'light lighting lamp heat cool air clima solar svetlo luz',
    12: 'car cars auto motor motors moto bike wheels tire tires drive vozidla coche',
    14: 'watch watches jewelry jewellery jewels diamond diamonds time sperky joyas',
    16: 'paper print book books press magazine papier libro',
    18: 'bag bags leather pet kabelky cuero',
    20: 'furniture bed design nabytok nabytek muebles',
    25: 'wear fashion clothing clothes apparel moda style jeans sport sports couture outfit shoes obuv ropa oblecenie obleceni',
    28: 'toys toy games game play sport sports fitness hracky juguetes',
    29: 'food foods farm meat milk dairy fish fresh potraviny maso mlieko alimentos carne leche',
    30: 'food foods coffee tea bakery cake sweet chocolate pizza cafe kava caj pekaren cukraren pan dulce',
    31: 'farm garden seeds animal pet feed zahrada semena jardin',
    32: 'beer water drink drinks juice brewery pivo voda pivovar cerveza agua energy',
    33: 'wine wines spirits vodka gin rum whisky distillery vino vinarstvo vinarstvi bodega vinos',
    35: 'shop store market marketing consulting business media retail obchod tienda sales',
    36: 'bank capital finance financial invest insurance fund credit pay money banka finance banco seguros',
    37: 'build construction repair service clean stavby oprava construccion',
    38: 'telecom mobile net media tv radio',
    39: 'travel tours taxi transport logistics cargo cestovna doprava viajes transporte',
    41: 'academy school training sport music film event events fitness education skola akademia escuela academia',
    42: 'software data cloud tech lab labs engineering it digital code systems web',
    43: 'hotel restaurant cafe bar bistro pizza grill restauracia penzion restaurante kaviaren hostel',
    44: 'clinic medical dental health beauty spa care doctor klinika zdravie salud clinica',
    45: 'law legal lawyers security advokat abogados',
  }).map(([number, text]) => [Number(number), setOf(text)]),
)

/** What a word weighs in a mark, 0 to 1: a legal form next to nothing, a word of praise little. */
export function wordWeight(word: string): number {
  if (forms.has(word)) return weights.word.form
  if (general.has(word)) return weights.word.weak
  return word.length <= 2 ? weights.word.short : 1
}

/** Whether a word describes the goods of a class. */
export function describesClass(word: string, niceClass: number): boolean {
  return byClass.get(niceClass)?.has(word) ?? false
}

/** Whether a piece added to a mark adds little: a form, a word of praise or one that describes a class. */
export function isWeak(word: string): boolean {
  return forms.has(word) || general.has(word)
}
