import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { useLanguage, useText } from './i18n/text.ts'
import { addressIn, path } from './path.ts'
import { useRootData } from './root-data.ts'
import { isTheme, themeCookieText } from './theme.ts'

const choices = ['light', 'dark', 'system'] as const

/** Repaints at once and keeps the choice; without scripts the form does the same by a round trip. */
function applyTheme(choice: string): void {
  document.cookie = themeCookieText(choice)
  if (isTheme(choice)) document.documentElement.dataset.theme = choice
  else delete document.documentElement.dataset.theme
}

export function SiteSwitch() {
  const t = useText('common')
  const language = useLanguage()
  const { storefront, currency } = useRootData()
  const { pathname, search } = useLocation()
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event): void => {
      const outside = event.target instanceof Node && !box.current?.contains(event.target)
      if (box.current && (outside || (event instanceof KeyboardEvent && event.key === 'Escape')))
        box.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  const inLanguage = (other: (typeof languages)[number]): string => `${addressIn(other, pathname)}${search}`
  return (
    <details className="mw-switch" ref={box}>
      <summary>
        <span className="mw-vh">{t('switch.summary')}</span>
        <span>
          <span className="mw-switch__name">{t(`languages.${language}`)}</span>
          <span className="mw-switch__code" aria-hidden="true">
            {language.toUpperCase()}
          </span>
          <span className="mw-switch__long">, {t(`storefronts.${storefront}`)}</span>
          <span className="mw-switch__cur">, {currency}</span>
        </span>
      </summary>
      <div className="mw-switch__menu">
        <div>
          <h3>{t('switch.language')}</h3>
          {languages.map((other) => (
            <a
              key={other}
              href={inLanguage(other)}
              lang={other}
              hrefLang={other}
              aria-current={other === language || undefined}
            >
              {t(`languages.${other}`)}
            </a>
          ))}
        </div>
        <form method="post" action={path.appearance({}, { language })}>
          <h3>{t('switch.currency')}</h3>
          <input type="hidden" name="back" value={`${pathname}${search}`} />
          <div className="mw-switch__currencies">
            {currencies.map((other) => (
              <button
                key={other}
                type="submit"
                name="currency"
                value={other}
                className="mw-switch__pick"
                aria-current={other === currency || undefined}
              >
                {t(`currencies.${other}`)} <span>{other}</span>
              </button>
            ))}
          </div>
        </form>
        <form className="mw-switch__wide mw-cluster" method="post" action={path.appearance({}, { language })}>
          <span className="mw-small mw-muted">{t('switch.appearance')}</span>
          <input type="hidden" name="back" value={`${pathname}${search}`} />
          {choices.map((choice) => (
            <Button
              key={choice}
              kind="quiet"
              small
              type="submit"
              name="theme"
              value={choice}
              onClick={(event) => {
                event.preventDefault()
                applyTheme(choice)
              }}
            >
              {t(`switch.${choice}`)}
            </Button>
          ))}
        </form>
      </div>
    </details>
  )
}
