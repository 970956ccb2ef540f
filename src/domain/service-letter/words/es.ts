import type { ServiceLetterWords } from './words.ts'

/** The sentences in Spanish. */
export const es: ServiceLetterWords = {
  filed: (owner, { name, place, number, filed, classes }) =>
    `${owner} ha solicitado la marca ${name} para ${place} el ${filed} con el número ${number}, para productos y servicios de las clases ${classes}.`,
  unrecorded: ({ name, place, number }) =>
    `${name}, ${place}, número ${number}: [solicitada o registrada, cuándo, a nombre de quién, para qué productos y servicios].`,
  theirs: ({ name, place, number, filed, classes }) =>
    `Para ${place} consta la marca ${name} con el número ${number}, solicitada el ${filed}, para productos y servicios de las clases ${classes}.`,
  line: ({ name, place, number, filed, registered, classes }) =>
    `- ${name}, ${place}, número ${number}, solicitada el ${filed}${registered === null ? '' : `, registrada el ${registered}`}, clases ${classes}`,
  demandsOfMark:
    'El titular le requiere que:\n1. no siga usando el signo para estos productos y servicios;\n2. [retire la solicitud / renuncie al registro / limite la lista] respecto de ellos;\n3. lo confirme por escrito.',
  response: {
    subject: ({ mark }) => `Su carta de [fecha] sobre ${mark}`,
    asked: 'En su carta solicita lo siguiente: [lo solicitado].',
    answer: 'Nuestra respuesta a cada punto: [respuesta]. Nos basamos en: [pruebas].',
    admits: ({ owner }) => `Con esta carta ${owner} no reconoce ninguna pretensión.`,
  },
  coexistence: {
    title: 'Acuerdo de coexistencia',
    between: ({ owner, recipient }) => `entre\n${owner} (la primera parte)\ny\n${recipient} (la segunda parte)`,
    first: (lines) => `1. Marcas de la primera parte\n${lines}`,
    second: (lines) => `2. Marcas de la segunda parte\n${lines}`,
    clauses: [
      '3. Las partes acuerdan que cada una puede usar y registrar sus marcas indicadas para estos productos y servicios en estos territorios. Primera parte: [productos, servicios, territorios]. Segunda parte: [productos, servicios, territorios].',
      '4. Mientras la otra cumpla este acuerdo, ninguna parte se opone a las marcas indicadas de la otra ni pide su anulación o caducidad. Excepciones: [excepciones, o ninguna].',
      '5. Para mantener las marcas diferenciadas: [redacción, presentación, productos excluidos].',
      '6. Quien sepa que las marcas se confunden lo comunica a la otra parte, y ambas buscan el modo de evitarlo.',
      '7. El acuerdo obliga a los sucesores y licenciatarios de ambas partes. Empieza el [fecha] y termina [cuándo].',
      '8. Ley y tribunal: [ley y tribunal].',
    ].join('\n\n'),
    signatures: ({ owner, recipient }) =>
      `[Lugar y fecha]\n\nPor ${owner}: [nombre y firma]\n\nPor ${recipient}: [nombre y firma]`,
  },
  limitation: {
    subject: ({ name, number }) => `Limitación de la lista de productos y servicios: ${name}, número ${number}`,
    recorded: ({ name, number, place, goods }) =>
      `${name}, ${place}, número ${number}. La lista que nos consta:\n${goods}`,
    limited: 'La lista se limita y queda así:\n[clases, productos y servicios]',
    purpose: 'La limitación se declara [sin condiciones / con la condición de que …].',
    request: 'Rogamos que se inscriba la limitación y se confirme.',
  },
}
