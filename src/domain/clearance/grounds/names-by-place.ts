import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { wordSet } from '../words/letters.ts'

/*
 * Surnames that very many bear there, as they are written in Latin letters; a word that is commonly something else is left out.
 * Compiled from general knowledge, a few of many: absence says nothing.
 */
const common: Readonly<Partial<Record<Jurisdiction, ReadonlySet<string>>>> = {
  JP: wordSet(
    'sato satoh suzuki takahashi tanaka ito itoh watanabe yamamoto nakamura kobayashi kato katoh yoshida yamada sasaki matsumoto inoue kimura ' +
      'hayashi shimizu yamazaki ikeda hashimoto yamashita nakajima maeda fujita ogawa okada hasegawa murakami kondo ishii saito saitoh sakamoto ' +
      'endo aoki fujii nishimura fukuda miura fujiwara okamoto matsuda nakagawa nakano harada tamura takeuchi kaneko nakayama ishida ueda morita',
  ),
  KR: wordSet('kim lee yi choi jeong jung chung kang yoon yun jang lim seo shin kwon hwang ahn ryu'),
}

/** Whether a surname is a common one in a place of which we hold some; null of any other place. */
export const isCommonSurnameIn = (name: string, place: Jurisdiction): boolean | null => common[place]?.has(name) ?? null

/** Whether a word is a surname that very many bear in Japan. */
export const isSurnameOfJapan = (name: string): boolean => common.JP?.has(name) ?? false

/** Whether a word is a surname that very many bear in one of these places. */
export const isCommonSurname = (name: string): boolean => Object.values(common).some((names) => names.has(name))

/** Names that hardly a buyer takes for a name: they are the word first (TMEP 1211.01(a)(i)). */
const wordsFirst: ReadonlySet<string> = new Set(
  (
    'king young long green brown white black gray hill wood stone rose rice fox west price bell love day snow knight moon summer winter ' +
    'may field fields lake rivers power powers cross chase page castle temple church forest wolf park'
  ).split(' '),
)

/** Names that are a word too, of trades above all. */
const otherUsualWords: ReadonlySet<string> = new Set(
  (
    'baker cook hunter fisher carpenter bishop brooks burns hunt weaver porter potter gardener shepherd archer barber butcher miller ' +
    'sailor banks luna vega cruz stein engel horn kaiser konig vogel fuchs sommer'
  ).split(' '),
)

/** Whether hardly a buyer takes a surname for one. */
export const isWordFirst = (name: string): boolean => wordsFirst.has(name)

/** Whether a surname is a word too. */
export const isWordToo = (name: string): boolean => wordsFirst.has(name) || otherUsualWords.has(name)

/**
 * Heads of states and of governments and others of politics and religion, living and dead: in China such names are refused
 * for their ill effects on public order, whoever applies (PRC Trademark Law art. 10(1)(8); Supreme People's Court, provisions
 * of 2017 on administrative cases of trademarks, art. 5).
 */
const ofPublicOrder = wordSet(
  'xijinping maozedong maocetung maotsetung lenin vladimirlenin vladimirilyichlenin vladimiriljiclenin wladimiriljitschlenin stalin josephstalin ' +
    'josefstalin josifvissarionovicstalin karlmarx karolmarx friedrichengels putin vladimirputin trump donaldtrump biden joebiden kamalaharris obama ' +
    'barackobama hillaryclinton zelensky zelenskyy zelenskyj volodymyrzelenskyy macron emmanuelmacron angelamerkel viktororban erdogan netanyahu ' +
    'lukasenko lukashenko kimjongun robertfico zuzanacaputova caputova peterpellegrini andrejbabis petrpavel kingcharles hitler adolfhitler ' +
    'himmler heinrichhimmler goebbels josephgoebbels mussolini benitomussolini popefrancis papezfrantisek johnpaulii janpavolii janpavelii popejohnpaulii dalailama',
)

/** Whether a name, its letters together, is that of a leader of politics or religion. */
export const isOfPublicOrder = (name: string): boolean => ofPublicOrder.has(name)

/*
 * Words of names of persons of whom more than a hundred years after their death nobody is left with rights in the name as a rule;
 * of a name that has none of them that is open.
 */
const ofThePast = wordSet(
  'napoleon bonaparte mozart shakespeare dickens austen wilde twain poe whitman dickinson melville byron burns goethe schiller heine grimm grimmovci ' +
    'grimmove cervantes hugo verne verno dumas balzac flaubert moliere baudelaire alighieri boccaccio petrarca tolstoy tolstoj tolstoi dostoevsky dostojevskij ' +
    'dostojewski dostoyevski pushkin puskin puschkin chekhov cechov tschechow chejov andersen ibsen petofi vinci buonarroti michelangelo sanzio botticelli ' +
    'caravaggio rembrandt vermeer gogh rubens durer klimt schiele manet cezanne gauguin degas lautrec rodin goya greco velazquez beethoven bach haydn ' +
    'schubert brahms wagner mendelssohn strauss liszt verdi puccini rossini vivaldi paganini handel haendel tchaikovsky cajkovskij tschaikowski chaikovski ' +
    'mahler debussy bizet berlioz grieg newton galilei kepler brahe darwin pasteur watt faraday maxwell nobel linnaeus linne humboldt gauss euler descartes ' +
    'pascal leibniz kant hegel nietzsche schopenhauer rousseau voltaire nightingale gutenberg copernicus kopernik kopernikus copernico chopin mickiewicz ' +
    'sienkiewicz kosciuszko mendel purkyne ressel divis smetana dvorak macha erben nemcova palacky borovsky jungmann dobrovsky komensky ' +
    'comenius comenio janosik stur bernolak kollar safarik hviezdoslav sladkovic chalupka botto bel hell petzval benovsky jessenius jesenius ' +
    'bohun svatopluk pribina moyzes bajza hus huss zizka columbus kolumbus colon magellan magalhaes magallanes gama cook polo cortes livingstone socrates ' +
    'sokrates platon aristotle aristoteles archimedes arquimedes pythagoras pytagoras pitagoras hippocrates hippokrates hipocrates cleopatra kleopatra ' +
    'caesar charlemagne carlomagno genghis dzingischan cingischan dschingis tutankhamun tutanchamon tutanchamun tutankamon robespierre antoinette ' +
    'antoinetta antonieta bismarck metternich kossuth kosut garibaldi mazzini bolivar juarez lincoln jefferson tubman cromwell nelson',
)
const namesOfThePast = wordSet(
  'martinluther martinlutero georgewashington benjaminfranklin alexanderhamilton frederickdouglass queenvictoria kralovnaviktoria joanofarc jeannedarc ' +
    'johankazarku janazarku juanadearco mariatheresia mariatheresa mariaterezia marieterezie frederickthegreat fridrichveliky peterthegreat ' +
    'petrveliky catherinethegreat katarinavelka katerinavelika alexanderthegreat alejandromagno karliv karoliv kareliv charlesiv karolvelky karelveliky karldergrosse juliocesar peterdergrosse petervelky pedroelgrande katharinadiegrosse catalinalagrande ' +
    'alexandervelky alexandrveliky alexanderdergrosse kralovnaviktorie koniginvictoria reinavictoria louisxiv ludovitxiv ludvikxiv ludwigxiv luisxiv ' +
    'friedrichdergrosse fridrichvelky federicoelgrande franzjoseph franzjosephi frantisekjozefi frantisekjosefi franciscojosei stefanik ' +
    'milanrastislavstefanik mrstefanik jozefmiloslavhurban jankokral cyrilametod cyrilametodej cyrilandmethodius gengiskan svatyvaclav ' +
    'saintwenceslas rudolfii marcopolo vascodagama janneruda michalmiloslavhodza mikolasales',
)

/** Whether a name is that of somebody who died so long ago that nobody is left, as a rule, with rights in it. */
export function isOfThePast(name: string): boolean {
  const words = name.split(' ')
  if (words.includes('mandela') || words.includes('king')) return false
  return namesOfThePast.has(words.join('')) || words.some((word) => ofThePast.has(word))
}
