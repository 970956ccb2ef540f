import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { keepBrand, type SelectedBrand } from './use-selected-brand.ts'

const none = 'unassigned'

/** Which brand the overview begins with. Choosing one leads there; without scripts the tabs of the overview do the same. */
export function BrandPicker({ brand: { read, selected, isError, retry } }: { brand: SelectedBrand }) {
  const t = useText('portal')
  const language = useLanguage()
  const navigate = useNavigate()
  if (isError)
    return (
      <p className="mw-brandpick mw-small" role="status">
        {t('brandPick.failed')}{' '}
        <Button small kind="quiet" onClick={retry}>
          {t('brandPick.retry')}
        </Button>
      </p>
    )
  // One brand, or none, is no choice.
  if (read === null || read.brands.length + (read.unassigned > 0 ? 1 : 0) < 2) return null
  const choose = (value: string): void => {
    keepBrand(value === none ? null : value)
    void navigate(
      value === none
        ? path.brands({}, { language })
        : `${path.portal({}, { language, query: { brand: value } })}#coverage`,
    )
  }
  return (
    <div className="mw-brandpick">
      <Select
        name="selectedBrand"
        label={t('brandPick.label')}
        value={selected.kind === 'brand' ? selected.id : selected.kind === 'unassigned' ? none : ''}
        options={[
          ...(selected.kind === 'none' ? [{ value: '', label: '–' }] : []),
          ...read.brands.map(({ id, name }) => ({ value: id, label: name })),
          ...(read.unassigned > 0 ? [{ value: none, label: t('brandPick.unassigned') }] : []),
        ]}
        onChange={(event) => event.target.value !== '' && choose(event.target.value)}
      />
    </div>
  )
}
