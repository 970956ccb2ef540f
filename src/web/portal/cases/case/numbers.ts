import type { CaseData } from './load.server.ts'

/** The parts of a case that its page shows, in their order: each is numbered by its place, so none seems to be missing. */
function shownParts(data: CaseData) {
  const all = [
    ['note', data.note !== null || data.relevance !== null],
    ['places', data.places.length > 0],
    ['parties', true],
    ['exhibits', data.packHref !== null],
    ['sent', data.notices.length > 0 || data.said.length > 0],
    ['documents', data.documents.length > 0],
    ['events', true],
    ['dismiss', data.can.dismiss],
  ] as const
  return all.filter(([, isShown]) => isShown).map(([part]) => part)
}

type Part = ReturnType<typeof shownParts>[number]

export const numberOf = (data: CaseData, part: Part): number => shownParts(data).indexOf(part) + 1
