import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { classNames } from '#ui/class-names.ts'
import { Status } from '#ui/status.tsx'
import { useText } from '../i18n/text.ts'
import { markTone } from '../mark-tone.ts'

interface OwnMarksProps {
  marks: readonly { code: Jurisdiction; name: string; href: string; status: TrademarkStatus; here?: boolean }[]
  /** The place that is pointed at on the map. */
  active: string | null
}

/** A brand's trademarks by place, each with its status. */
export function OwnMarks({ marks, active }: OwnMarksProps) {
  const t = useText('portal')
  return (
    <ul className="mw-standings">
      {marks.map(({ code, name, href, status, here }) => (
        <li key={href} data-place={code} className={classNames(active === code && 'is-active')}>
          <span className="mw-inid">{code}</span>
          <a href={href} aria-current={here ? 'page' : undefined}>
            {name}
          </a>
          <Status tone={markTone(status)}>{t(`markStatus.${status}`)}</Status>
        </li>
      ))}
    </ul>
  )
}
