import type { ServiceLetterWords } from './words.ts'

/** The sentences in Slovak. */
export const sk: ServiceLetterWords = {
  filed: (owner, { name, place, number, filed, classes }) =>
    `Prihlášku ochrannej známky ${name} pre územie ${place} podal dňa ${filed} prihlasovateľ ${owner}; má číslo ${number} a týka sa tovarov a služieb v triedach ${classes}.`,
  unrecorded: ({ name, place, number }) =>
    `${name}, ${place}, číslo ${number}: [podaná alebo zapísaná, kedy, pre koho, pre ktoré tovary a služby].`,
  theirs: ({ name, place, number, filed, classes }) =>
    `Pre územie ${place} je vedená ochranná známka alebo prihláška ${name} s číslom ${number}, podaná dňa ${filed}, pre tovary a služby v triedach ${classes}.`,
  line: ({ name, place, number, filed, registered, classes }) =>
    `- ${name}, ${place}, číslo ${number}, podaná ${filed}${registered === null ? '' : `, zapísaná ${registered}`}, triedy ${classes}`,
  demandsOfMark:
    'Majiteľ vás vyzýva, aby ste:\n1. označenie pre tieto tovary a služby ďalej nepoužívali;\n2. pre ne [vzali prihlášku späť / vzdali sa ochrannej známky / obmedzili zoznam];\n3. to písomne potvrdili.',
  response: {
    subject: ({ mark }) => `Váš list zo dňa [dátum] o označení ${mark}`,
    asked: 'Vo svojom liste žiadate: [čo sa žiada].',
    answer: 'K jednotlivým bodom uvádzame: [odpoveď]. Opierame sa o: [dôkazy].',
    admits: ({ owner }) => `${owner} týmto listom neuznáva nijaký nárok.`,
  },
  coexistence: {
    title: 'Dohoda o koexistencii',
    between: ({ owner, recipient }) => `medzi\n${owner} (prvá strana)\na\n${recipient} (druhá strana)`,
    first: (lines) => `1. Označenia prvej strany\n${lines}`,
    second: (lines) => `2. Označenia druhej strany\n${lines}`,
    clauses: [
      '3. Strany sa dohodli, že každá z nich môže používať svoje uvedené označenia a dať si ich zapísať pre tieto tovary, služby a územia. Prvá strana: [tovary, služby, územia]. Druhá strana: [tovary, služby, územia].',
      '4. Kým druhá strana túto dohodu dodržiava, nepodá strana proti jej uvedeným označeniam námietky ani návrh na zrušenie či vyhlásenie za neplatné. Výnimky: [výnimky alebo žiadne].',
      '5. Aby sa označenia nezamieňali: [znenie, vyobrazenie, vynechané tovary].',
      '6. Strana, ktorá sa dozvie o zámene označení, to oznámi druhej strane a obe hľadajú spôsob, ako ju odstrániť.',
      '7. Dohoda zaväzuje právnych nástupcov a nadobúdateľov licencií oboch strán. Začína platiť [dátum] a končí [kedy].',
      '8. Právo a súd: [právo a súd].',
    ].join('\n\n'),
    signatures: ({ owner, recipient }) =>
      `[Miesto a dátum]\n\nZa stranu ${owner}: [meno a podpis]\n\nZa stranu ${recipient}: [meno a podpis]`,
  },
  limitation: {
    subject: ({ name, number }) => `Obmedzenie zoznamu tovarov a služieb: ${name}, číslo ${number}`,
    recorded: ({ name, number, place, goods }) =>
      `${name}, ${place}, číslo ${number}. Zoznam v našej evidencii:\n${goods}`,
    limited: 'Zoznam sa obmedzuje a odteraz znie:\n[triedy, tovary a služby]',
    purpose: 'Obmedzenie sa vyhlasuje [bez podmienok / pod podmienkou, že …].',
    request: 'Žiadame o zápis obmedzenia a o jeho potvrdenie.',
  },
}
