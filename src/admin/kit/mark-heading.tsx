import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { Mark } from '#ui/mark.tsx'
import { Place } from './place.tsx'

/** A trademark at the head of a page: its name, where, and its number there. */
export function MarkHeading({
  mark,
}: {
  mark: { name: string; jurisdiction: Jurisdiction; number: string | null } | null
}) {
  return (
    <>
      <Mark>{mark?.name ?? ''}</Mark>{' '}
      <small className="wb-bar__ref">
        {mark && <Place code={mark.jurisdiction} />} {mark?.number}
      </small>
    </>
  )
}
