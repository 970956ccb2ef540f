import type { ServiceLetterWords } from './words.ts'

/** The sentences in Czech. */
export const cs: ServiceLetterWords = {
  filed: (owner, { name, place, number, filed, classes }) =>
    `Přihlášku ochranné známky ${name} pro území ${place} podal dne ${filed} přihlašovatel ${owner}; má číslo ${number} a týká se výrobků a služeb ve třídách ${classes}.`,
  unrecorded: ({ name, place, number }) =>
    `${name}, ${place}, číslo ${number}: [podaná nebo zapsaná, kdy, pro koho, pro které výrobky a služby].`,
  theirs: ({ name, place, number, filed, classes }) =>
    `Pro území ${place} je vedena ochranná známka nebo přihláška ${name} s číslem ${number}, podaná dne ${filed}, pro výrobky a služby ve třídách ${classes}.`,
  line: ({ name, place, number, filed, registered, classes }) =>
    `- ${name}, ${place}, číslo ${number}, podaná ${filed}${registered === null ? '' : `, zapsaná ${registered}`}, třídy ${classes}`,
  demandsOfMark:
    'Vlastník vás vyzývá, abyste:\n1. označení pro tyto výrobky a služby dále neužívali;\n2. pro ně [vzali přihlášku zpět / vzdali se ochranné známky / omezili seznam];\n3. to písemně potvrdili.',
  response: {
    subject: ({ mark }) => `Váš dopis ze dne [datum] o označení ${mark}`,
    asked: 'Ve svém dopise žádáte: [co se žádá].',
    answer: 'K jednotlivým bodům uvádíme: [odpověď]. Opíráme se o: [důkazy].',
    admits: ({ owner }) => `${owner} tímto dopisem neuznává žádný nárok.`,
  },
  coexistence: {
    title: 'Dohoda o koexistenci',
    between: ({ owner, recipient }) => `mezi\n${owner} (první strana)\na\n${recipient} (druhá strana)`,
    first: (lines) => `1. Označení první strany\n${lines}`,
    second: (lines) => `2. Označení druhé strany\n${lines}`,
    clauses: [
      '3. Strany se dohodly, že každá z nich smí užívat svá uvedená označení a dát si je zapsat pro tyto výrobky, služby a území. První strana: [výrobky, služby, území]. Druhá strana: [výrobky, služby, území].',
      '4. Dokud druhá strana tuto dohodu dodržuje, nepodá strana proti jejím uvedeným označením námitky ani návrh na zrušení či prohlášení za neplatné. Výjimky: [výjimky nebo žádné].',
      '5. Aby se označení nezaměňovala: [znění, vyobrazení, vynechané výrobky].',
      '6. Strana, která se dozví o záměně označení, to oznámí druhé straně a obě hledají způsob, jak ji odstranit.',
      '7. Dohoda zavazuje právní nástupce a nabyvatele licencí obou stran. Začíná platit [datum] a končí [kdy].',
      '8. Právo a soud: [právo a soud].',
    ].join('\n\n'),
    signatures: ({ owner, recipient }) =>
      `[Místo a datum]\n\nZa stranu ${owner}: [jméno a podpis]\n\nZa stranu ${recipient}: [jméno a podpis]`,
  },
  limitation: {
    subject: ({ name, number }) => `Omezení seznamu výrobků a služeb: ${name}, číslo ${number}`,
    recorded: ({ name, number, place, goods }) =>
      `${name}, ${place}, číslo ${number}. Seznam v naší evidenci:\n${goods}`,
    limited: 'Seznam se omezuje a nově zní:\n[třídy, výrobky a služby]',
    purpose: 'Omezení se prohlašuje [bez podmínek / pod podmínkou, že …].',
    request: 'Žádáme o zápis omezení a o jeho potvrzení.',
  },
}
