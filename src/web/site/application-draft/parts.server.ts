import { addressOf, fillPath } from '#contract/client.ts'
import { powerOfAttorneyFile, powerOfAttorneyPreview } from '#contract/application.ts'
import { logoExport, logoPreview, recordingFile, viewFile } from '#contract/mark.ts'
import { draftSpecimenFile } from '#contract/specimen.ts'
import { hasPicture, hasRecording, hasViews, markTypes, type MarkType } from '#domain/catalog/mark-types.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import type { ClaimedColours } from '#domain/registration/sign.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { isSure, signFileRule, type SignFileKind } from '#domain/jurisdiction/sign-files.ts'
import { requestCan } from '#domain/registration/can.ts'
import { findingsOf } from '#domain/use-in-commerce/specimen.ts'
import { formatDate, formatDay } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { ApplicationDraft, DraftRequest, DraftSpecimen } from '#operations/registration.ts'
import type { UseClass, UseSpecimen } from '../use-in-commerce-request/shown.server.ts'

/** The mark as it is filed: its kind, and the picture where it has one. */
export interface DraftSign {
  kind: MarkType
  takesPicture: boolean
  /** Where the words are drawn; the font and the colour follow. */
  wordsHref: string
  /** A mark that is filed as a recording has one, once it is handed in. */
  takesRecording: boolean
  recording: { name: string; href: string } | null
  /** A shape is shown from further sides. */
  takesViews: boolean
  views: { id: number; name: string; href: string }[]
  officeFiles: OfficeFile[]
  description: string
  colours: ClaimedColours
  picture: { name: string; href: string; exports: { as: 'png' | 'jpeg' | 'uspto'; href: string }[] } | null
}

/** What an office takes as a file of the mark; null where it was read nowhere. */
export interface OfficeFile {
  place: string
  of: SignFileKind
  rule: {
    formats: string[]
    megabytes: number | null
    most: number | null
    isSure: boolean
    source: string
  } | null
}

function officeFilesOf(type: string, jurisdictions: readonly string[], language: Language): OfficeFile[] {
  const kinds: SignFileKind[] = [
    ...(hasPicture(type) ? (['picture'] as const) : []),
    ...(hasRecording(type) ? (['recording'] as const) : []),
    ...(hasViews(type) ? (['views'] as const) : []),
  ]
  return jurisdictions.flatMap((text) => {
    const code = jurisdictionFrom(text)
    if (code === null) return []
    return kinds.map((of) => {
      const rule = signFileRule(code, of)
      return {
        place: jurisdictionName(code, language),
        of,
        rule: rule && {
          formats: rule.formats,
          megabytes: rule.megabytes ?? null,
          most: rule.most ?? null,
          isSure: isSure(rule),
          source: rule.source.split(' ')[0] ?? rule.source,
        },
      }
    })
  })
}

/** The further views of a request, in the order in which they are filed. */
const viewsOf = ({ id, views, application }: DraftRequest) =>
  (application?.mark_views ?? []).flatMap((viewId) => {
    const view = views.find((one) => one.id === viewId)
    return view
      ? [{ id: view.id, name: view.name, href: fillPath(viewFile.path, { id, viewId: String(view.id) }) }]
      : []
  })

export function signOf(request: DraftRequest, language: Language): DraftSign {
  const { id, type, documents, jurisdictions, application } = request
  const recording = documents.find((one) => one.type === 'recording')
  const picture = documents.find((one) => one.type === 'logo')
  const formats = ['png', 'jpeg', ...(jurisdictions.includes('US') ? (['uspto'] as const) : [])] as const
  return {
    kind: markTypes.find((one) => one === type) ?? 'WORD',
    takesPicture: hasPicture(type),
    takesRecording: hasRecording(type),
    recording: recording ? { name: recording.name, href: fillPath(recordingFile.path, { id }) } : null,
    takesViews: hasViews(type),
    views: hasViews(type) ? viewsOf(request) : [],
    officeFiles: officeFilesOf(type, jurisdictions, language),
    description: application?.mark_description ?? '',
    colours: application?.mark_colours ?? [],
    wordsHref: addressOf(logoPreview, { params: { id }, query: { of: 'words' } }),
    picture: picture
      ? {
          name: picture.name,
          // Another revision is another address, so that no browser shows the one before.
          href: addressOf(logoPreview, { params: { id }, query: { of: 'kept', revision: picture.revision } }),
          exports: formats.map((as) => ({ as, href: addressOf(logoExport, { params: { id }, query: { as } }) })),
        }
      : null,
  }
}

/** A class of an application at the USPTO: since when it is used, and what shows it. */
export interface DraftUseClass extends Pick<UseClass, 'id' | 'number' | 'name' | 'items' | 'isKept' | 'specimens'> {
  firstUseAnywhere: string
  firstUseInCommerce: string
}

export interface DraftUse {
  basis: string
  classes: DraftUseClass[]
}

const specimenOf = (
  requestId: string,
  row: DraftSpecimen,
  { terms, inCommerce }: { terms: readonly string[]; inCommerce: string | null },
  language: Language,
): UseSpecimen => {
  const said = row.uspto_requirements ?? {}
  return {
    id: row.id,
    kind: said.kind ?? null,
    description: row.description,
    url: row.url,
    captureDate: row.capture_date,
    classItems: row.class_items,
    showsMark: said.showsMark ?? null,
    takesOrders: said.takesOrders ?? null,
    namesServices: said.namesServices ?? null,
    captured: row.capture_date && formatDate(row.capture_date, language),
    file: row.document && {
      name: row.document.name,
      href: fillPath(draftSpecimenFile.path, { id: requestId, specimenId: row.id }),
      isPicture: row.document.media_type.startsWith('image/'),
    },
    findings: findingsOf('US', {
      answers: said,
      mediaType: row.document?.media_type ?? null,
      url: row.url,
      captureDate: row.capture_date,
      classNumber: row.class_number,
      classItems: row.class_items,
      keptItems: terms,
      firstUseInUs: inCommerce,
      currentSince: null,
    }),
  }
}

/** What is said to the USPTO about use; null where nothing is filed there. */
export function commerceUseOf(
  request: DraftRequest,
  application: ApplicationDraft | null,
  language: Language,
): DraftUse | null {
  if (!request.jurisdictions.includes('US') || !application) return null
  const list = application.application_jurisdictions.find((one) => one.jurisdiction === 'US')
  const written = new Map((list?.goods_and_services ?? []).map((one) => [one.class, one.terms]))
  const numbers = [...new Set([...(request.ordered_items?.classes ?? []), ...written.keys()])].toSorted((a, b) => a - b)
  return {
    basis: list?.uspto_filing_basis ?? '',
    classes: numbers.map((number) => {
      const terms = written.get(number) ?? []
      const first = list?.uspto_first_use?.[String(number)]
      const inCommerce = first?.inCommerce ?? null
      return {
        id: String(number),
        number,
        name: niceClassName(number, language),
        items: terms,
        isKept: true,
        firstUseAnywhere: first?.anywhere ?? '',
        firstUseInCommerce: inCommerce ?? '',
        specimens: application.specimens
          .filter((one) => one.class_number === number)
          .map((one) => specimenOf(request.id, one, { terms, inCommerce }, language)),
      }
    }),
  }
}

/** The power of attorney: how it would be drawn, and what lies in the folder. */
export interface DraftAuthority {
  previewHref: string | null
  kept: { name: string; href: string; date: string } | null
}

export function authorityOf({ id, status, application, documents }: DraftRequest, language: Language): DraftAuthority {
  const kept = documents.find((one) => one.type === 'power-of-attorney')
  const isOpen = requestCan.owner({ status }) && application?.registration_entity != null
  return {
    previewHref: isOpen ? addressOf(powerOfAttorneyPreview, { params: { id }, query: {} }) : null,
    kept: kept
      ? {
          name: kept.name,
          href: fillPath(powerOfAttorneyFile.path, { id }),
          date: formatDay(kept.created_at, language),
        }
      : null,
  }
}
