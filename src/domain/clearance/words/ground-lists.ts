import colours from '../lists/colours.json' with { type: 'json' }
import deceptive from '../lists/deceptive.json' with { type: 'json' }
import idioms from '../lists/idioms.json' with { type: 'json' }
import indications from '../lists/geographical-indications.json' with { type: 'json' }
import official from '../lists/official-signs.json' with { type: 'json' }
import persons from '../lists/persons.json' with { type: 'json' }
import placesOfGoods from '../lists/places-of-goods.json' with { type: 'json' }
import places from '../lists/places.json' with { type: 'json' }
import policy from '../lists/public-policy.json' with { type: 'json' }
import qualities from '../lists/qualities.json' with { type: 'json' }
import stories from '../lists/stories.json' with { type: 'json' }
import surnames from '../lists/surnames.json' with { type: 'json' }
import specialities from '../lists/traditional-specialities.json' with { type: 'json' }
import varieties from '../lists/plant-varieties.json' with { type: 'json' }
import currencies from '../lists/currencies.json' with { type: 'json' }
import terms from '../lists/traditional-terms.json' with { type: 'json' }
import abbreviations from '../lists/abbreviations.json' with { type: 'json' }
import towns from '../lists/towns.json' with { type: 'json' }
import units from '../lists/units.json' with { type: 'json' }
import { inflectionsOf } from './inflections.ts'
import { normalise } from './letters.ts'
import { placesInScripts } from './script-words.ts'

const letters = (text: string): string => normalise(text).compact

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(letters))

/** Slovak shortens the vowel after a long one: liptovský and trenčiansky are of one kind. */
const adjective = /(?:[ýí]|[scz]ky)$/

/** Names, and their adjectives in the genders and cases of Slovak and Czech. */
function inflected(words: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>()
  for (const word of words) {
    forms.add(letters(word))
    if (!adjective.test(word)) continue
    for (const form of inflectionsOf(word.replace(/y$/, 'ý'), letters(word), 'sk')) forms.add(form)
  }
  return forms
}

const parts = (line: string): readonly string[] => line.split(',').filter((part) => part !== '')

/** What offends, with the calls to kill or drive out each people (kill the Jews, smrť Židom). */
const policyEntries = [
  ...policy.entries,
  {
    risk: 'high',
    beside_any: true,
    words: policy.calls.flatMap(({ before, after, peoples }) =>
      parts(peoples).flatMap((people) => [
        ...parts(before).map((call) => `${call} ${people}`),
        ...parts(after).map((call) => `${people} ${call}`),
      ]),
    ),
  },
]

/** What the list of countries holds and no state is, or none that the law of China counts as one. */
const notStatesThere = setOf(
  ['Taiwan', 'Taiwán', 'Taïwan', 'Tchaj-wan', 'Puerto Rico', 'Porto Rico', 'Portorico', 'Portoriko', 'Gibraltar', 'Gibraltár', 'Gibilterra',
   'Greenland', 'Groenland', 'Groenlandia', 'Grónsko', 'Grönland', 'Faroe Islands', 'Färöer', 'Faerské ostrovy', 'Islas Feroe', 'Îles Féroé', 'Isole Fær Øer'],
) // prettier-ignore

/** Words of a quality in the forms of their languages; English has none. */
function qualitiesOf(entries: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  const forms = new Set(inflected(Object.values(entries).flat()))
  for (const language of ['es', 'it', 'fr', 'de', 'pl'])
    for (const word of entries[language] ?? [])
      for (const form of inflectionsOf(word, letters(word), language)) forms.add(form)
  return forms
}

/** A name as it is written; an adjective that is one alone, in its genders and cases too. */
const formsOf = (name: string): readonly string[] => (/^\S+[sc]k[ýy]$/.test(name) ? [...inflected([name])] : [name])

function byLetters<T>(groups: readonly (readonly [readonly string[], T])[]): ReadonlyMap<string, T[]> {
  const map = new Map<string, T[]>()
  for (const [words, value] of groups) {
    for (const word of new Set(words.map(letters))) map.set(word, [...(map.get(word) ?? []), value])
  }
  return map
}

const unitGroups: readonly { readonly classes?: readonly number[]; readonly words: string }[] = units.groups

function read() {
  return {
    places: new Set([...inflected(Object.values(places.entries).flat()), ...placesInScripts()]),
    /** Places in depth, by the country that knows them. */
    ofCountry: byLetters([
      [places.entries.slovakia, 'SK'],
      [places.entries.czechia, 'CZ'],
      [places.entries.spain, 'ES'],
    ]),
    knownAbroad: new Set([
      ...setOf([...places.entries.countries, ...places.entries.cities, ...places.entries.regions]),
      ...placesInScripts(),
    ]),
    /** Names of places that are another word first to many. */
    otherwiseMeant: setOf(places.otherwise_meant.names.split('; ')),
    towns: byLetters(Object.entries(towns.entries).map(([country, names]) => [names.split('; '), country] as const)),
    /** Places that buyers of some goods know for them, with the classes of these. */
    placesOfGoods: byLetters(placesOfGoods.entries.map(({ names, classes }) => [names, classes] as const)),
    /** Mountains, seas and the like, of which most goods and services are no product. */
    nature: {
      names: setOf(places.features_of_nature.names.split('; ')),
      classes: places.features_of_nature.classes,
    },
    /** Towns that buyers of other countries know too. */
    townsKnownAbroad: setOf(towns.known_at_home.but.split('; ')),
    /** Countries whose towns their own buyers know and hardly others. */
    townsKnownAtHome: new Set(towns.known_at_home.countries),
    /** Given names that places bear too: those that are places to their own country, and those that are to the Union as well. */
    namesAtHome: setOf(places.given_names.at_home.split('; ')),
    namesInUnion: byLetters(
      Object.entries(places.given_names.in_union).map(([name, country]) => [[name], country] as const),
    ),
    /** Kinds of goods that a name of a place tells rather than an origin, and where buyers take it for the origin. */
    kindsOfGoods: byLetters(
      places.kinds_of_goods.entries.map(
        ({ names, classes, origin_in }) => [names, { classes, originIn: origin_in }] as const,
      ),
    ),
    indications: byLetters(
      indications.entries.flatMap(({ names, classes }) => names.map((name) => [formsOf(name), classes] as const)),
    ),
    /** Indications whose reputation a mark for other goods may exploit. */
    indicationsOfReputation: setOf(indications.of_reputation.names),
    /** Indications that name a product and no place. */
    namesOfNoPlace: setOf(indications.names_of_no_place.names),
    specialities: byLetters(specialities.entries.map(({ names, classes }) => [names, classes] as const)),
    /** Names of a kind of goods, of which a longer one is reserved. */
    kindsOfSpecialities: byLetters(
      specialities.not_reserved.entries.map(({ names, classes }) => [names, classes] as const),
    ),
    /** Traditional terms for wine. */
    termsOfWine: setOf(terms.entries.flatMap(({ names }) => names)),
    /** Denominations of plant varieties. */
    varieties: setOf(Object.values(varieties.entries).flatMap((names) => names.split('; '))),
    /** Money: what is dealt in, of finance; false where it is a word of another sense as well. */
    money: new Map(
      currencies.entries.flatMap(({ names, other }) => names.map((name) => [letters(name), !other] as const)),
    ),
    specialitiesNotOfTheUk: setOf(specialities.not_of_the_uk.names),
    semiGenericInUs: setOf(indications.semi_generic_in_us.names),
    /** Customary short forms by the classes whose goods or services they tell. */
    abbreviations: byLetters(
      Object.entries(abbreviations.classes).map(([one, words]) => [words.split(' '), Number(one)] as const),
    ),
    notOfTheUk: setOf(indications.not_of_the_uk.names),
    genericInUs: setOf(indications.generic_in_us.names),
    idioms: setOf(Object.values(idioms.entries).flatMap((phrases) => phrases.split('; '))),
    states: new Set(
      [...setOf([...places.entries.countries, ...places.names_of_states])].filter((name) => !notStatesThere.has(name)),
    ),
    official: byLetters(Object.entries(official.rules).map(([rule, names]) => [names, rule] as const)),
    /** How much a word that offends weighs. */
    policy: byLetters(
      policyEntries.map(({ words, risk }) => [words.flatMap(formsOf), risk === 'high' ? 'high' : 'medium'] as const),
    ),
    /** What offends whatever stands beside it. */
    policyBesideAny: setOf(policyEntries.flatMap(({ words, beside_any: isSo }) => (isSo === true ? words : []))),
    /** What offends as a sign of nothing else alone. */
    policyAlone: setOf(policy.entries.flatMap(({ words, alone: isSo }) => (isSo === true ? words : []))),
    /** Names of movements, crimes and gods, which buyers know in whatever language they are written. */
    policyEverywhere: setOf(policy.entries.flatMap(({ words, everywhere: isSo }) => (isSo === true ? words : []))),
    /** Entries of one word: several words of a sign that have its letters together are others (ni que). */
    oneWord: setOf(
      [...policyEntries.flatMap(({ words }) => words), ...Object.values(official.rules).flat()].filter(
        (entry) => !/[\s-]/.test(entry),
      ),
    ),
    /** Titles of known stories and their characters, which tell the contents of some goods. */
    stories: { titles: setOf(stories.entries.flatMap((titles) => titles.split('; '))), classes: stories.classes },
    living: setOf(persons.entries.living),
    dead: setOf(persons.entries.dead),
    surnames: byLetters(Object.entries(surnames.entries).map(([place, names]) => [names, place] as const)),
    /** Units with the classes of goods and services that are measured by them; an empty list is all. */
    units: new Map(
      unitGroups.flatMap(({ classes = [], words }) =>
        words.split('; ').map((word) => [letters(word), classes] as const),
      ),
    ),
    colours: inflected(colours.entries),
    /** Colours by which goods are told, with their classes. */
    colourKinds: byLetters([
      ...Object.entries(colours.kinds.classes).map(([one, words]) => [words, Number(one)] as const),
      ...colours.kinds.every.map((one) => [colours.entries, one] as const),
    ]),
    /** Classes of which a colour tells some goods alone: black is a tea, and no bread. */
    colouredInPart: new Set(colours.kinds.of_some_goods_alone),
    deceptive: byLetters(
      deceptive.entries.map(({ words, classes, material }) => [words, { classes, material }] as const),
    ),
    qualities: qualitiesOf(qualities.entries),
    /** Those of them that say something of what is tasted alone. */
    tastes: qualitiesOf(qualities.tastes.entries),
  }
}

export type GroundLists = ReturnType<typeof read>

let lists: GroundLists | undefined

/** The lists of words that are grounds of refusal, by their letters; each names its source in its file. */
export const groundLists = (): GroundLists => (lists ??= read())
