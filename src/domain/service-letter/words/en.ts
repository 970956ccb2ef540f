import type { ServiceLetterWords } from './words.ts'

/** The sentences in English. */
export const en: ServiceLetterWords = {
  filed: (owner, { name, place, number, filed, classes }) =>
    `${owner} has filed the trademark ${name} for ${place} on ${filed} under number ${number}, for goods and services of classes ${classes}.`,
  unrecorded: ({ name, place, number }) =>
    `${name}, ${place}, number ${number}: [filed or registered, when, for whom, for which goods and services].`,
  theirs: ({ name, place, number, filed, classes }) =>
    `For ${place} the trademark ${name} is recorded under number ${number}, filed on ${filed}, for goods and services of classes ${classes}.`,
  line: ({ name, place, number, filed, registered, classes }) =>
    `- ${name}, ${place}, number ${number}, filed on ${filed}${registered === null ? '' : `, registered on ${registered}`}, classes ${classes}`,
  demandsOfMark:
    'The owner asks you to:\n1. use the sign no further for these goods and services;\n2. [withdraw the application / surrender the registration / limit its list] for them;\n3. confirm this in writing.',
  response: {
    subject: ({ mark }) => `Your letter of [date] about ${mark}`,
    asked: 'In your letter you ask for the following: [what is asked for].',
    answer: 'Our answer to each point: [answer]. We rely on: [evidence].',
    admits: ({ owner }) => `With this letter ${owner} admits no claim.`,
  },
  coexistence: {
    title: 'Coexistence agreement',
    between: ({ owner, recipient }) => `between\n${owner} (the first party)\nand\n${recipient} (the second party)`,
    first: (lines) => `1. Marks of the first party\n${lines}`,
    second: (lines) => `2. Marks of the second party\n${lines}`,
    clauses: [
      '3. The parties agree that each may use and register its marks named above for these goods and services in these places. First party: [goods, services, places]. Second party: [goods, services, places].',
      '4. As long as the other keeps to this agreement, neither party opposes the marks of the other named above or asks for them to be cancelled. Exceptions: [exceptions, or none].',
      '5. To keep the marks apart: [wording, presentation, goods that are left out].',
      '6. Whoever learns that the marks are taken for each other tells the other party, and both look for a way to end it.',
      '7. The agreement binds successors and licensees of both parties. It begins on [date] and ends [when].',
      '8. Law and court: [law and court].',
    ].join('\n\n'),
    signatures: ({ owner, recipient }) =>
      `[Place and date]\n\nFor ${owner}: [name and signature]\n\nFor ${recipient}: [name and signature]`,
  },
  limitation: {
    subject: ({ name, number }) => `Limitation of the list of goods and services: ${name}, number ${number}`,
    recorded: ({ name, number, place, goods }) =>
      `${name}, ${place}, number ${number}. The list on our record:\n${goods}`,
    limited: 'The list is limited and reads from now on:\n[classes, goods and services]',
    purpose: 'The limitation is declared [without conditions / on the condition that …].',
    request: 'Please record the limitation and confirm it.',
  },
}
