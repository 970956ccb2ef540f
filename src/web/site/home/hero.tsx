import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { Place } from '../places.ts'

/** One question and two small ones; what is typed here comes along to the verification. */
export function Hero({ markets }: { markets: Place[] }) {
  const t = useText('site')
  const draft = useDraft('check')
  return (
    <section className="mw-hero" aria-labelledby="hero-title">
      <div className="mw-wrap">
        <div className="mw-hero__head">
          <h1 className="mw-display" id="hero-title">
            <span>{t('hero.line1')}</span> <span>{t('hero.line2')}</span>
          </h1>
          <p className="mw-lede mw-muted">{t('hero.lede')}</p>
        </div>
        <Form ref={draft} className="mw-checker" method="get" action={path.verification()}>
          <div className="mw-checker__form">
            <label className="mw-vh" htmlFor="hero-value">
              {t('hero.name')}
            </label>
            <input
              className="mw-checker__input"
              id="hero-value"
              name="value"
              placeholder={t('hero.namePlaceholder')}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button kind="primary" type="submit">
              {t('hero.submit')}
            </Button>
          </div>
          <div className="mw-checker__more">
            <Chips
              legend={t('hero.markets')}
              name="jurisdictions"
              idPrefix="hero"
              options={markets.map((place) => ({ value: place.code, label: place.name }))}
            />
            <TextField
              id="hero-business"
              name="businessDescription"
              label={t('hero.business')}
              placeholder={t('hero.businessPlaceholder')}
              maxLength={2000}
            />
          </div>
          <p className="mw-source mt-2">
            {t('hero.note')} {t('hero.source')}
          </p>
        </Form>
      </div>
    </section>
  )
}
