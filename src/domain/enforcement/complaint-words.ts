import type { Language } from '#kernel/languages.ts'
import type { ComplaintElement, ComplaintKind } from './complaint.ts'

/** What a complaint is filled with beside the letter's own facts. */
export interface ComplaintFacts {
  domain: string
  registrar: string
  registrant: string
  registered: string
}

/** The sentences of a complaint. What only a person can say stands in square brackets. */
export interface ComplaintWords {
  title: Record<ComplaintKind, string>
  provider: (provider: string) => string
  complainant: (owner: string) => string
  respondent: (facts: ComplaintFacts) => string
  name: (facts: ComplaintFacts) => string
  element: Record<ComplaintElement, string>
  remedy: Record<ComplaintKind, string>
  others: string
  courts: string
  certification: string
  annexes: string
  /** The line above the reasons, where their words are counted. */
  statement: string
}

const en: ComplaintWords = {
  title: {
    udrp: 'Complaint under the Uniform Domain Name Dispute Resolution Policy',
    urs: 'Complaint under the Uniform Rapid Suspension System',
    'adr-eu': 'Complaint under Article 4(4) of Regulation (EU) 2019/517',
  },
  provider: (provider) => `To: ${provider}`,
  complainant: (owner) => `Complainant: ${owner}, [address, e-mail, telephone, representative].`,
  respondent: ({ registrant }) => `Respondent, as the register publishes it: ${registrant}.`,
  name: ({ domain, registrar, registered }) =>
    `Domain name: ${domain}, registered on ${registered}. Registrar: ${registrar}.`,
  element: {
    similar: 'The domain name is identical or confusingly similar to the trademark.',
    'mark-in-use': 'The trademark is in use.',
    'right-in-union': 'The right to the name is established by the law of the Union or of a Member State.',
    'no-offering': 'The respondent makes no bona fide offering of goods or services under the name, and prepares none.',
    'not-known-by-it': 'The respondent is not commonly known by the name.',
    'no-fair-use': 'The respondent makes no legitimate non-commercial or fair use of it.',
    'no-interest': 'The respondent registered the name without rights or legitimate interest in it.',
    'registered-in-bad-faith': 'The name was registered in bad faith.',
    'used-in-bad-faith': 'The name is being used in bad faith.',
    eligible: 'The complainant may hold a name under this ending.',
  },
  remedy: {
    udrp: 'The complainant asks that the domain name be [transferred to the complainant / cancelled].',
    urs: 'The complainant asks that the domain name be suspended.',
    'adr-eu': 'The complainant asks that the domain name be [transferred to the complainant / revoked].',
  },
  others: 'Other legal proceedings about this domain name: [none / which].',
  courts: 'Courts to whose jurisdiction the complainant submits: [place].',
  certification: '[The certification in the words of the rules of the chosen provider.]',
  annexes:
    'Annexes: [extract of the register of trademarks, pages as they were captured, answer of the register of domain names].',
  statement: 'Explanatory statement:',
}

const sk: ComplaintWords = {
  title: {
    udrp: 'Sťažnosť podľa jednotných pravidiel na riešenie sporov o doménové mená (UDRP)',
    urs: 'Sťažnosť podľa systému jednotného rýchleho pozastavenia (URS)',
    'adr-eu': 'Sťažnosť podľa článku 4 ods. 4 nariadenia (EÚ) 2019/517',
  },
  provider: (provider) => `Komu: ${provider}`,
  complainant: (owner) => `Sťažovateľ: ${owner}, [adresa, e-mail, telefón, zástupca].`,
  respondent: ({ registrant }) => `Držiteľ domény podľa registra: ${registrant}.`,
  name: ({ domain, registrar, registered }) =>
    `Doménové meno: ${domain}, zaregistrované ${registered}. Registrátor: ${registrar}.`,
  element: {
    similar: 'Doménové meno je zhodné s ochrannou známkou alebo je jej zameniteľne podobné.',
    'mark-in-use': 'Ochranná známka sa používa.',
    'right-in-union': 'Právo na názov je založené právom Únie alebo členského štátu.',
    'no-offering': 'Držiteľ pod doménovým menom neponúka v dobrej viere tovary ani služby a ani sa na to nechystá.',
    'not-known-by-it': 'Držiteľ nie je pod týmto názvom všeobecne známy.',
    'no-fair-use': 'Držiteľ doménové meno nepoužíva oprávnene na nekomerčné ani iné poctivé účely.',
    'no-interest': 'Držiteľ doménové meno zaregistroval bez práva na názov a bez oprávneného záujmu.',
    'registered-in-bad-faith': 'Doménové meno bolo zaregistrované v zlej viere.',
    'used-in-bad-faith': 'Doménové meno sa používa v zlej viere.',
    eligible: 'Sťažovateľ môže byť držiteľom doménového mena s touto koncovkou.',
  },
  remedy: {
    udrp: 'Sťažovateľ žiada, aby bolo doménové meno [prevedené na sťažovateľa / zrušené].',
    urs: 'Sťažovateľ žiada, aby bolo doménové meno pozastavené.',
    'adr-eu': 'Sťažovateľ žiada, aby bolo doménové meno [prevedené na sťažovateľa / odobraté].',
  },
  others: 'Iné konania o tomto doménovom mene: [žiadne / ktoré].',
  courts: 'Súdy, ktorých právomoci sa sťažovateľ podriaďuje: [miesto].',
  certification: '[Vyhlásenie v znení pravidiel zvoleného poskytovateľa.]',
  annexes: 'Prílohy: [výpis z registra ochranných známok, zachytené stránky, odpoveď registra doménových mien].',
  statement: 'Vysvetľujúce vyhlásenie:',
}

const cs: ComplaintWords = {
  title: {
    udrp: 'Stížnost podle jednotných pravidel pro řešení sporů o doménová jména (UDRP)',
    urs: 'Stížnost podle systému jednotného rychlého pozastavení (URS)',
    'adr-eu': 'Stížnost podle čl. 4 odst. 4 nařízení (EU) 2019/517',
  },
  provider: (provider) => `Komu: ${provider}`,
  complainant: (owner) => `Stěžovatel: ${owner}, [adresa, e-mail, telefon, zástupce].`,
  respondent: ({ registrant }) => `Držitel domény podle registru: ${registrant}.`,
  name: ({ domain, registrar, registered }) =>
    `Doménové jméno: ${domain}, zaregistrováno ${registered}. Registrátor: ${registrar}.`,
  element: {
    similar: 'Doménové jméno je shodné s ochrannou známkou nebo je jí zaměnitelně podobné.',
    'mark-in-use': 'Ochranná známka se užívá.',
    'right-in-union': 'Právo na název je založeno právem Unie nebo členského státu.',
    'no-offering': 'Držitel pod doménovým jménem nenabízí v dobré víře výrobky ani služby a ani se k tomu nechystá.',
    'not-known-by-it': 'Držitel není pod tímto názvem obecně znám.',
    'no-fair-use': 'Držitel doménové jméno neužívá oprávněně k nekomerčním ani jiným poctivým účelům.',
    'no-interest': 'Držitel doménové jméno zaregistroval bez práva k názvu a bez oprávněného zájmu.',
    'registered-in-bad-faith': 'Doménové jméno bylo zaregistrováno ve zlé víře.',
    'used-in-bad-faith': 'Doménové jméno je užíváno ve zlé víře.',
    eligible: 'Stěžovatel může být držitelem doménového jména s touto koncovkou.',
  },
  remedy: {
    udrp: 'Stěžovatel žádá, aby bylo doménové jméno [převedeno na stěžovatele / zrušeno].',
    urs: 'Stěžovatel žádá, aby bylo doménové jméno pozastaveno.',
    'adr-eu': 'Stěžovatel žádá, aby bylo doménové jméno [převedeno na stěžovatele / odebráno].',
  },
  others: 'Jiná řízení o tomto doménovém jménu: [žádná / která].',
  courts: 'Soudy, jejichž pravomoci se stěžovatel podřizuje: [místo].',
  certification: '[Prohlášení ve znění pravidel zvoleného poskytovatele.]',
  annexes: 'Přílohy: [výpis z rejstříku ochranných známek, zachycené stránky, odpověď registru doménových jmen].',
  statement: 'Vysvětlující prohlášení:',
}

const es: ComplaintWords = {
  title: {
    udrp: 'Demanda conforme a la Política Uniforme de solución de controversias en materia de nombres de dominio (UDRP)',
    urs: 'Demanda conforme al sistema uniforme de suspensión rápida (URS)',
    'adr-eu': 'Demanda conforme al artículo 4, apartado 4, del Reglamento (UE) 2019/517',
  },
  provider: (provider) => `A: ${provider}`,
  complainant: (owner) => `Demandante: ${owner}, [dirección, correo, teléfono, representante].`,
  respondent: ({ registrant }) => `Demandado, según lo publica el registro: ${registrant}.`,
  name: ({ domain, registrar, registered }) =>
    `Nombre de dominio: ${domain}, registrado el ${registered}. Registrador: ${registrar}.`,
  element: {
    similar: 'El nombre de dominio es idéntico o semejante a la marca hasta el punto de causar confusión.',
    'mark-in-use': 'La marca está en uso.',
    'right-in-union': 'El derecho al nombre está reconocido por el Derecho de la Unión o de un Estado miembro.',
    'no-offering': 'El demandado no ofrece de buena fe productos ni servicios con el nombre, ni prepara hacerlo.',
    'not-known-by-it': 'El demandado no es conocido corrientemente por ese nombre.',
    'no-fair-use': 'El demandado no hace un uso legítimo, no comercial o leal, del nombre.',
    'no-interest': 'El demandado registró el nombre sin derechos ni interés legítimo en él.',
    'registered-in-bad-faith': 'El nombre fue registrado de mala fe.',
    'used-in-bad-faith': 'El nombre se usa de mala fe.',
    eligible: 'El demandante puede ser titular de un nombre con esta terminación.',
  },
  remedy: {
    udrp: 'El demandante solicita que el nombre de dominio sea [transferido al demandante / cancelado].',
    urs: 'El demandante solicita que el nombre de dominio sea suspendido.',
    'adr-eu': 'El demandante solicita que el nombre de dominio sea [transferido al demandante / revocado].',
  },
  others: 'Otros procedimientos sobre este nombre de dominio: [ninguno / cuáles].',
  courts: 'Tribunales a cuya jurisdicción se somete el demandante: [lugar].',
  certification: '[La declaración en los términos del reglamento del proveedor elegido.]',
  annexes:
    'Anexos: [extracto del registro de marcas, páginas capturadas, respuesta del registro de nombres de dominio].',
  statement: 'Declaración explicativa:',
}

/** The sentences in each language. */
export const complaintWords: Record<Language, ComplaintWords> = { en, sk, cs, es }
