import { useText } from '../../i18n/text.ts'
import { hintOf, pointsOf, specimensOf } from './specimens.ts'

/** What is taken and what is refused as a specimen in a class, below a title of the level before. */
export function Points({ niceClass, title: Title = 'h3' }: { niceClass: number; title?: 'h2' | 'h3' }) {
  const t = useText('classes')
  const kind = specimensOf(niceClass)
  const hint = hintOf(niceClass)
  return (
    <>
      <div className="mw-cols-2">
        <section>
          <Title className="mw-h4">{t('specimen.taken')}</Title>
          <ul className="mw-termlist">
            {pointsOf[kind].taken.map((point) => (
              <li key={point}>{t(`specimen.point.${point}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <Title className="mw-h4">{t('specimen.refused')}</Title>
          <ul className="mw-termlist">
            {pointsOf[kind].refused.map((point) => (
              <li key={point}>{t(`specimen.point.${point}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      {hint !== null && <p className="mw-prose mt-2">{t(`specimen.hint.${hint}`)}</p>}
    </>
  )
}

/** Where the rules stand. */
export function SpecimenSource() {
  const t = useText('classes')
  return (
    <p className="mw-source mt-3">
      <a href="https://www.ecfr.gov/current/title-37/section-2.56">37 CFR 2.56</a>. {t('specimen.each')}
    </p>
  )
}
