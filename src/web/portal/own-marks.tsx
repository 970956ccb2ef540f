import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { ShownStatus } from '#domain/trademark/registration-end.ts'
import { classNames } from '#ui/class-names.ts'
import { Status } from '#ui/status.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { markTone } from '../mark-tone.ts'
import { path } from '../path.ts'

interface OwnMarksProps {
  marks: readonly {
    code: Jurisdiction
    name: string
    href: string
    status: ShownStatus
    here?: boolean
  }[]
  /** The place that is pointed at on the map. */
  active: string | null
  /** Further trademarks, which stand among all of them. */
  more: number
}

/** A brand's trademarks by place, each with its status. */
export function OwnMarks({ marks, active, more }: OwnMarksProps) {
  const t = useText('portal')
  const language = useLanguage()
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
      {more > 0 && (
        <li>
          <a href={path.trademarks({}, { language })}>{t('orders.more', { count: more })}</a>
        </li>
      )}
    </ul>
  )
}
