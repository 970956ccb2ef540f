import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionFlag } from '#domain/jurisdiction/names.ts'
import { useText } from './i18n/text.ts'

/** The flag of a jurisdiction beside its name; a plain pennant for those that have none. */
export function Flag({ place, name }: { place: Jurisdiction; name: string }) {
  const t = useText('common')
  return (
    <img
      className="mw-flag"
      src={`/flags/${jurisdictionFlag(place)}.svg`}
      alt={t('flag', { place: name })}
      width={20}
      height={15}
      loading="lazy"
      decoding="async"
    />
  )
}
