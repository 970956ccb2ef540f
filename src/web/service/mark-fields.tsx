import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../i18n/text.ts'
import type { Place } from '../places.ts'
import { markControl, type MarkField } from './mark-controls.ts'

interface MarkFieldsProps {
  /** Its place among the typed marks. */
  at: number
  places: readonly Place[]
  errors: Record<string, string>
  value: (field: MarkField, first?: string) => string
  /** Whether the end of the registration is asked for: a late renewal costs more. */
  withEnd: boolean
}

/** One mark that a service is for: its name, register, number and classes. */
export function MarkFields({ at, places, errors, value, withEnd }: MarkFieldsProps) {
  const t = useText('service')
  const common = useText('common')
  const control = (field: MarkField, first = '') => {
    const name = markControl(field, at)
    return { name, error: errors[name], defaultValue: value(field, first) }
  }
  return (
    <>
      <TextField {...control('mark')} label={t('mark')} maxLength={200} />
      <div className="mw-pair">
        <Select
          {...control('jurisdiction')}
          label={t('place')}
          empty={t('placeEmpty')}
          options={places.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField {...control('classes', '1')} label={t('classes')} inputMode="numeric" maxLength={2} />
      </div>
      <div className="mw-pair">
        <TextField
          {...control('number')}
          label={t('number')}
          hint={t('numberHint')}
          optional={common('optional')}
          maxLength={60}
        />
        {withEnd && (
          <TextField
            {...control('expires')}
            type="date"
            label={t('expires')}
            hint={t('expiresHint')}
            optional={common('optional')}
          />
        )}
      </div>
    </>
  )
}
