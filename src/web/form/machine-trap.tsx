import { useText } from '../i18n/text.ts'
import { trapName } from './trap-name.ts'

const leaveEmpty = () => undefined

/**
 * A field of public forms that people neither see nor reach: what fills it in is a program, and `writing` refuses its form. With
 * scripts the page keeps it empty, so nobody is refused for what their browser puts into forms.
 */
export function MachineTrap() {
  const t = useText('errors')
  return (
    <div className="mw-vh" aria-hidden="true">
      <label>
        {t('leaveEmpty')}
        <input name={trapName} tabIndex={-1} autoComplete="off" value="" onChange={leaveEmpty} />
      </label>
    </div>
  )
}
