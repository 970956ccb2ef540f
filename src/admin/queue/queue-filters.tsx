import type { SetURLSearchParams } from 'react-router-dom'
import { useText } from '../i18n/texts.ts'
import { SavedViews } from '../kit/saved-views.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { whoChoices, type QueueAddress } from './views.ts'

export function QueueFilters({ address, onChange }: { address: QueueAddress; onChange: SetURLSearchParams }) {
  const t = useText()
  return (
    <div className="wb-url" role="search">
      <SearchField
        label={t('queue.search')}
        words={address.words}
        onWords={(words) => onChange((old) => changed(old, 'q', words), { replace: true })}
      />
      <div className="wb-seg wb-seg--who" role="radiogroup" aria-label={t('queue.who')}>
        {whoChoices.map((who) => (
          <label key={who}>
            <input
              type="radio"
              name="who"
              checked={address.who === who}
              onChange={() => onChange((old) => changed(old, 'who', who === 'anyone' ? '' : who))}
            />
            <span>{t(`queue.whoChoice.${who}`)}</span>
          </label>
        ))}
      </div>
      <SavedViews />
    </div>
  )
}

function changed(old: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(old)
  next.delete('row')
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
