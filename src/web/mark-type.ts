import { markTypes, type MarkType } from '#domain/catalog/mark-types.ts'

export function isMarkType(text: string): text is MarkType {
  return markTypes.some((type) => type === text)
}
