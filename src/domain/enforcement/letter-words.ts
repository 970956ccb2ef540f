import type { Language } from '#kernel/languages.ts'

/** What the parts of a letter are filled with; every one is written out in the letter's language. */
export interface LetterFacts {
  recipient: string
  owner: string
  mark: string
  place: string
  number: string
  registered: string
  classes: string
  /** What was seen, a line each. */
  seen: string
}

/** The sentences of a letter and of a notice. What only a person can say stands in square brackets. */
export interface LetterWords {
  to: (facts: LetterFacts) => string
  subject: (facts: LetterFacts) => string
  parties: (facts: LetterFacts) => string
  right: (facts: LetterFacts) => string
  acts: (facts: LetterFacts) => string
  ground: string
  demands: string
  term: string
  settle: string
  reservation: string
  signature: string
  notice: {
    subject: string
    links: (facts: LetterFacts) => string
    items: string
    reasons: string
    statement: string
    contact: string
    pictures: string
    account: string
  }
}

const en: LetterWords = {
  to: ({ recipient }) => `To: ${recipient}`,
  subject: ({ mark }) => `Use of the trademark ${mark}`,
  parties: ({ owner }) => `We act for ${owner}. [Power of attorney: enclosed, or sent on request.]`,
  right: ({ owner, mark, place, number, registered, classes }) =>
    `${owner} owns the trademark ${mark}, registered for ${place} under number ${number} on ${registered}, for goods and services of classes ${classes}.`,
  acts: ({ seen }) => `We have seen goods offered under this sign by you here:\n${seen}`,
  ground:
    'The sign is [identical with / similar to] the trademark and is used for [identical / similar] goods or services. The owner has not consented to this use.',
  demands:
    'The owner asks you to:\n1. stop using the sign for these goods and services;\n2. remove the offers named above;\n3. name the supplier and the quantities that you bought and sold;\n4. confirm this in writing.',
  term: 'Your answer is expected by [date].',
  settle:
    'If you have a licence or an earlier right, or if the goods are genuine and were put on the market with the owner’s consent, send us the proof. The owner is ready to talk about [a period to sell off / another way].',
  reservation: 'All rights of the owner are reserved.',
  signature: '[Place and date]\n[Name and firm of the signatory]',
  notice: {
    subject: 'Notice of trademark infringement',
    links: ({ seen }) => `The infringing content:\n${seen}`,
    items: 'Item numbers: [numbers].',
    reasons:
      'Why it infringes: the sign is [identical with / similar to] the trademark and is used for [identical / similar] goods or services without the owner’s consent.',
    statement:
      'I believe in good faith that this use is authorised neither by the owner nor by law. What this notice says is accurate, and I am authorised to act for the owner.',
    contact: 'Contact: [name, firm, e-mail, postal address].',
    pictures: 'Pictures enclosed: [genuine product and the offered one].',
    account: 'Account with you: [account].',
  },
}

const sk: LetterWords = {
  to: ({ recipient }) => `Komu: ${recipient}`,
  subject: ({ mark }) => `Používanie ochrannej známky ${mark}`,
  parties: ({ owner }) => `Zastupujeme: ${owner}. [Plnomocenstvo: priložené alebo na vyžiadanie.]`,
  right: ({ owner, mark, place, number, registered, classes }) =>
    `Majiteľom ochrannej známky ${mark}, zapísanej pre územie ${place} pod číslom ${number} dňa ${registered} pre tovary a služby v triedach ${classes}, je ${owner}.`,
  acts: ({ seen }) => `Tovar označený týmto označením ste ponúkali tu:\n${seen}`,
  ground:
    'Označenie je [zhodné s ochrannou známkou / podobné ochrannej známke] a používa sa pre [zhodné / podobné] tovary alebo služby. Majiteľ s tým nevyslovil súhlas.',
  demands:
    'Majiteľ vás vyzýva, aby ste:\n1. prestali označenie pre tieto tovary a služby používať;\n2. odstránili ponuky uvedené vyššie;\n3. oznámili dodávateľa a množstvá, ktoré ste kúpili a predali;\n4. to písomne potvrdili.',
  term: 'Vašu odpoveď očakávame do [dátum].',
  settle:
    'Ak máte licenciu alebo skoršie právo, alebo ak ide o originálny tovar uvedený na trh so súhlasom majiteľa, pošlite nám dôkaz. Majiteľ je pripravený rokovať o [lehote na dopredaj / inom riešení].',
  reservation: 'Všetky práva majiteľa zostávajú vyhradené.',
  signature: '[Miesto a dátum]\n[Meno a kancelária podpisujúceho]',
  notice: {
    subject: 'Oznámenie o porušení práv k ochrannej známke',
    links: ({ seen }) => `Obsah, ktorý práva porušuje:\n${seen}`,
    items: 'Čísla ponúk: [čísla].',
    reasons:
      'Prečo práva porušuje: označenie je [zhodné s ochrannou známkou / podobné ochrannej známke] a používa sa pre [zhodné / podobné] tovary alebo služby bez súhlasu majiteľa.',
    statement:
      'V dobrej viere vyhlasujem, že toto používanie nepovolil majiteľ ani zákon. Údaje v oznámení sú presné a som oprávnený konať za majiteľa.',
    contact: 'Kontakt: [meno, kancelária, e-mail, poštová adresa].',
    pictures: 'Priložené obrázky: [originálny výrobok a ponúkaný výrobok].',
    account: 'Účet u vás: [účet].',
  },
}

const cs: LetterWords = {
  to: ({ recipient }) => `Komu: ${recipient}`,
  subject: ({ mark }) => `Užívání ochranné známky ${mark}`,
  parties: ({ owner }) => `Zastupujeme: ${owner}. [Plná moc: přiložena nebo na vyžádání.]`,
  right: ({ owner, mark, place, number, registered, classes }) =>
    `Vlastníkem ochranné známky ${mark}, zapsané pro území ${place} pod číslem ${number} dne ${registered} pro výrobky a služby ve třídách ${classes}, je ${owner}.`,
  acts: ({ seen }) => `Výrobky s tímto označením jste nabízeli zde:\n${seen}`,
  ground:
    'Označení je [shodné s ochrannou známkou / podobné ochranné známce] a užívá se pro [shodné / podobné] výrobky nebo služby. Vlastník s tím nevyslovil souhlas.',
  demands:
    'Vlastník vás vyzývá, abyste:\n1. přestali označení pro tyto výrobky a služby užívat;\n2. odstranili nabídky uvedené výše;\n3. sdělili dodavatele a množství, která jste koupili a prodali;\n4. to písemně potvrdili.',
  term: 'Vaši odpověď očekáváme do [datum].',
  settle:
    'Máte-li licenci nebo starší právo, nebo jde-li o originální zboží uvedené na trh se souhlasem vlastníka, pošlete nám důkaz. Vlastník je připraven jednat o [lhůtě k doprodeji / jiném řešení].',
  reservation: 'Všechna práva vlastníka zůstávají vyhrazena.',
  signature: '[Místo a datum]\n[Jméno a kancelář podepisujícího]',
  notice: {
    subject: 'Oznámení o porušení práv k ochranné známce',
    links: ({ seen }) => `Obsah, který práva porušuje:\n${seen}`,
    items: 'Čísla nabídek: [čísla].',
    reasons:
      'Proč práva porušuje: označení je [shodné s ochrannou známkou / podobné ochranné známce] a užívá se pro [shodné / podobné] výrobky nebo služby bez souhlasu vlastníka.',
    statement:
      'V dobré víře prohlašuji, že toto užívání nepovolil vlastník ani zákon. Údaje v oznámení jsou přesné a jsem oprávněn jednat za vlastníka.',
    contact: 'Kontakt: [jméno, kancelář, e-mail, poštovní adresa].',
    pictures: 'Přiložené obrázky: [originální výrobek a nabízený výrobek].',
    account: 'Účet u vás: [účet].',
  },
}

const es: LetterWords = {
  to: ({ recipient }) => `A: ${recipient}`,
  subject: ({ mark }) => `Uso de la marca ${mark}`,
  parties: ({ owner }) => `Actuamos en nombre de ${owner}. [Poder de representación: adjunto, o a petición.]`,
  right: ({ owner, mark, place, number, registered, classes }) =>
    `${owner} es titular de la marca ${mark}, registrada para ${place} con el número ${number} el ${registered}, para productos y servicios de las clases ${classes}.`,
  acts: ({ seen }) => `Hemos visto que ofrece productos con este signo aquí:\n${seen}`,
  ground:
    'El signo es [idéntico / semejante] a la marca y se usa para productos o servicios [idénticos / semejantes]. El titular no ha consentido este uso.',
  demands:
    'El titular le requiere que:\n1. cese en el uso del signo para estos productos y servicios;\n2. retire las ofertas indicadas;\n3. identifique al proveedor y las cantidades compradas y vendidas;\n4. lo confirme por escrito.',
  term: 'Esperamos su respuesta hasta el [fecha].',
  settle:
    'Si tiene una licencia o un derecho anterior, o si los productos son auténticos y se comercializaron con el consentimiento del titular, envíenos la prueba. El titular está dispuesto a hablar de [un plazo para agotar existencias / otra solución].',
  reservation: 'El titular se reserva todos sus derechos.',
  signature: '[Lugar y fecha]\n[Nombre y despacho del firmante]',
  notice: {
    subject: 'Aviso de infracción de marca',
    links: ({ seen }) => `El contenido infractor:\n${seen}`,
    items: 'Números de los artículos: [números].',
    reasons:
      'Por qué infringe: el signo es [idéntico / semejante] a la marca y se usa para productos o servicios [idénticos / semejantes] sin el consentimiento del titular.',
    statement:
      'Declaro de buena fe que este uso no está autorizado ni por el titular ni por la ley. Lo que dice este aviso es exacto y estoy autorizado para actuar por el titular.',
    contact: 'Contacto: [nombre, despacho, correo, dirección postal].',
    pictures: 'Imágenes adjuntas: [producto auténtico y el ofrecido].',
    account: 'Cuenta con ustedes: [cuenta].',
  },
}

/** The sentences in each language. */
export const letterWords: Record<Language, LetterWords> = { en, sk, cs, es }
