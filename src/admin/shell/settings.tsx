import { useState } from 'react'
import { chooseLanguage, staffLanguages, useLanguage, useText } from '../i18n/texts.ts'
import { Kbd } from '../kit/kbd.tsx'
import { appearances, applyAppearance, chooseAppearance, keptAppearance } from './appearance.ts'

/** Language and appearance, and the way to the list of keys. */
export function Settings({ onKeys }: { onKeys: () => void }) {
  const t = useText()
  const language = useLanguage()
  const [appearance, setAppearance] = useState(keptAppearance)
  return (
    <div className="wb-settings">
      <label>
        <span className="mw-vh">{t('shell.language')}</span>
        <select
          className="mw-select"
          value={language}
          onChange={(event) => {
            const chosen = staffLanguages.find((one) => one === event.target.value)
            if (chosen) chooseLanguage(chosen)
          }}
        >
          {staffLanguages.map((one) => (
            <option key={one} value={one}>
              {t(`language.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="mw-vh">{t('shell.appearance')}</span>
        <select
          className="mw-select"
          value={appearance}
          onChange={(event) => {
            const chosen = appearances.find((one) => one === event.target.value) ?? 'system'
            chooseAppearance(chosen)
            applyAppearance(chosen)
            setAppearance(chosen)
          }}
        >
          {appearances.map((one) => (
            <option key={one} value={one}>
              {t(`appearance.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="wb-flag" onClick={onKeys}>
        {t('keys.title')}
        <Kbd keys="?" />
      </button>
    </div>
  )
}
