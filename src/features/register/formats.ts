import type { Reading } from '#platform/xml/records.ts'
import { pathOf, type XmlPath } from '#platform/xml/tree.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

export const formatNames = ['uspto', 'st66', 'st96'] as const
export type FormatName = (typeof formatNames)[number]

/** Places where a field may stand; the first that holds a text counts. */
export type Places = readonly XmlPath[]

/** Things that repeat: where each stands, and what is read inside of it. `only` picks by `code`; its group is the code. */
export interface Each {
  readonly each: Places
  readonly code?: Places
  readonly only?: RegExp
  readonly text: Places
}

/** Where the fields of a record stand in a format. */
export interface FieldMap {
  readonly office: Places
  readonly number: Places
  readonly registrationNumber: Places
  readonly text: Places
  readonly spellings: readonly Each[]
  readonly markFeature: Places
  readonly status: Places
  /** `code` is the state of the class and `only` the one in force. */
  readonly classes: readonly Each[]
  /** `code` is the class. */
  readonly goods: Each
  /** `rank` orders owners of different times, the present ones last; `given` stands before a family name. */
  readonly owners: {
    readonly each: Places
    readonly rank: Places
    readonly names: Places
    readonly family: Places
    readonly given: Places
    readonly country: Places
  }
  /** Codes of the places where an international registration is to have effect; all that are found. */
  readonly designations: Places
  readonly imageReference: Places
  /** Codes of the Vienna classification; all that are found. */
  readonly viennaCodes: Places
  readonly filingDate: Places
  /** The earliest of all that are found. */
  readonly priorityDate: Places
  readonly publicationDate: Places
  readonly registrationDate: Places
  readonly expiryDate: Places
  /** The latest of all that are found. */
  readonly recordDate: Places
  /** Marks that the office has taken out of its register, and how it says so. */
  readonly gone: { readonly at: Places; readonly value: RegExp } | null
}

export interface Format {
  readonly name: FormatName
  readonly reading: Reading
  /** The office that alone writes this format; null when the records or the caller tell. */
  readonly office: Jurisdiction | null
  /** What a number of this format looks like. */
  readonly number: RegExp
  readonly fields: FieldMap
}

const at = (...places: string[]): Places => places.map(pathOf)

const uspto: Format = {
  name: 'uspto',
  reading: { records: new Set(['case-file']) },
  office: 'US',
  number: /^\d{8}$/,
  fields: {
    office: [],
    number: at('serial-number'),
    registrationNumber: at('registration-number'),
    text: at('case-file-header/mark-identification'),
    spellings: [
      {
        each: at('case-file-statements/case-file-statement'),
        code: at('type-code'),
        only: /^(PM|TR|TLIT)/,
        text: at('text'),
      },
    ],
    markFeature: at('case-file-header/mark-drawing-code'),
    status: at('case-file-header/status-code'),
    classes: [
      {
        each: at('classifications/classification'),
        code: at('status-code'),
        only: /^6$/,
        text: at('international-code'),
      },
    ],
    goods: {
      each: at('case-file-statements/case-file-statement'),
      code: at('type-code'),
      only: /^GS(\d{3})[013]?$/,
      text: at('text'),
    },
    owners: {
      each: at('case-file-owners/case-file-owner'),
      rank: at('party-type'),
      names: at('party-name'),
      family: [],
      given: [],
      country: at('country', 'nationality/country'),
    },
    designations: [],
    imageReference: [],
    // The office's design codes are its own; those of Vienna are not told.
    viennaCodes: [],
    filingDate: at('case-file-header/filing-date'),
    priorityDate: at(
      'foreign-applications/foreign-application/foreign-filing-date',
      'international-registration/priority-claimed-date',
    ),
    publicationDate: at('case-file-header/published-for-opposition-date'),
    registrationDate: at('case-file-header/registration-date'),
    expiryDate: [],
    recordDate: at('transaction-date'),
    gone: null,
  },
}

/** Of the mark itself: a record also tells of the marks it is in dispute with. */
const words = (...names: string[]): Places =>
  names.flatMap((name) =>
    at(
      `WordMarkSpecification/${name}`,
      `MarkRepresentation//WordMarkSpecification/${name}`,
      `MarkRepresentation/${name}`,
    ),
  )
const classDescriptions = at('GoodsServicesDetails//ClassDescription', 'GoodsServicesBag//ClassDescription')

/** ST.66 and ST.96 by local names: the newer puts things in bags where the older puts them in details. */
const wipo: FieldMap = {
  office: at('RegistrationOfficeCode', 'ApplicationNumber/IPOfficeCode'),
  number: at(
    'ApplicationNumber/ApplicationNumberText',
    'ApplicationNumber',
    'InternationalRegistrationNumber/InternationalRegistrationNumberText',
    'InternationalRegistrationNumber',
    'RegistrationNumber/RegistrationNumberText',
    'RegistrationNumber',
  ),
  registrationNumber: at('RegistrationNumber/RegistrationNumberText', 'RegistrationNumber'),
  text: words('MarkVerbalElementText', 'MarkSignificantVerbalElementText'),
  spellings: [
    'MarkSignificantVerbalElement',
    'MarkSignificantVerbalElementText',
    'MarkVerbalElementText',
    'MarkTranslation',
    'MarkTranslationText',
    'MarkTransliteration',
    'MarkTransliterationText',
  ].map((name) => ({ each: words(name), text: at('') })),
  markFeature: at(
    'MarkFeature',
    'MarkRepresentation//MarkFeatureCategory',
    'MarkFeatureCategory',
    'MarkRepresentation//NationalMarkDescription/MarkFeatureCode',
  ),
  status: at('MarkCurrentStatusCode', '//MarkCurrentStatusInternalDescriptionText'),
  classes: [
    {
      each: classDescriptions,
      code: at('ClassNumberStatusCode'),
      only: /^(6|)$/,
      text: at('ClassNumber', 'ClassNumber/ClassNumberText'),
    },
    {
      each: at('GoodsServicesBag//GoodsServicesClassification'),
      code: at('ClassificationKindCode'),
      only: /^(Nice|Primary|)$/i,
      text: at('ClassNumber'),
    },
  ],
  goods: {
    each: classDescriptions,
    code: at('ClassNumber', 'ClassNumber/ClassNumberText'),
    only: /^(\d+)$/,
    text: at('GoodsServicesDescription', 'GoodsServicesDescriptionText'),
  },
  owners: {
    each: at('ApplicantDetails/Applicant', 'ApplicantBag/Applicant', 'HolderDetails/Holder', 'HolderBag/Holder'),
    rank: at('ApplicantExt/PartyTypeCode', '@sequenceNumber'),
    names: at(
      '//OrganizationStandardName',
      '//EntityName',
      '//OrganizationName',
      '//FreeFormatNameLine',
      '//PersonFullName',
    ),
    family: at('//LastName'),
    given: at('//FirstName'),
    country: at(
      '//FormattedAddressCountryCode',
      '//AddressCountryCode',
      '//PostalStructuredAddress/CountryCode',
      '//CountryCode',
    ),
  },
  designations: at(
    'DesignatedCountryDetails/DesignatedCountry/DesignatedCountryCode',
    'DesignatedCountryDetails/DesignatedCountryCode',
    'DesignatedCountryBag/DesignatedCountry/DesignatedCountryCode',
  ),
  imageReference: at(
    'MarkImageDetails/MarkImage/MarkImageFilename',
    'MarkImageDetails/MarkImage/MarkImageURI',
    'MarkRepresentation//MarkImage/FileName',
  ),
  viennaCodes: at('MarkImageDetails/MarkImage/MarkImageCategory/CategoryCodeDetails/CategoryCode'),
  filingDate: at('ApplicationDate', 'ApplicationDateTime'),
  priorityDate: at(
    'PriorityDetails/Priority/PriorityDate',
    'PriorityDetails/Priority/PriorityExt/ForeignApplicationFilingDate',
    'PriorityBag/Priority/PriorityApplicationFilingDate',
  ),
  publicationDate: at('PublicationDetails/Publication/PublicationDate', 'PublicationBag/Publication/PublicationDate'),
  registrationDate: at('RegistrationDate', 'InternationalRegistrationDate'),
  expiryDate: at('ExpiryDate', 'ExpirationDate'),
  recordDate: at(
    'MarkCurrentStatusDate',
    'MarkEventDetails/MarkEvent/MarkEventDate',
    'MarkEventBag/MarkEvent/MarkEventDate',
    'MarkRecordDetails/MarkRecord/BasicRecord/RecordDate',
  ),
  gone: { at: at('@operationCode', '@operationCategory'), value: /^delete$/i },
}

const wipoNumber = /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,59}$/u

/** The formats of offices that are read, by name. */
export const formats: Readonly<Record<FormatName, Format>> = {
  uspto,
  st66: {
    name: 'st66',
    // The owner stands beside the mark where a transaction holds one mark.
    reading: { records: new Set(['TradeMark']), beside: { scope: 'TransactionData', name: 'ApplicantDetails' } },
    office: null,
    number: wipoNumber,
    fields: wipo,
  },
  st96: {
    name: 'st96',
    reading: { records: new Set(['Trademark']) },
    office: null,
    number: wipoNumber,
    fields: wipo,
  },
}
