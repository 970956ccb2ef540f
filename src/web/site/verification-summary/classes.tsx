import { Entry } from '#ui/entry.tsx'
import { isServiceClass } from '#domain/catalog/nice-classes.ts'
import { useText } from '../../i18n/text.ts'
import type { NamedClass } from './load.server.ts'

export function Classes({ classes }: { classes: NamedClass[] }) {
  const t = useText('summary')
  const names = useText('trademark')
  if (classes.length === 0) return null
  return (
    <Entry id="classes" number={4} margin={t('class.margin')}>
      <h2 className="mw-h2" id="classes-title">
        {t('class.title')}
      </h2>
      <p className="mw-prose mw-muted mt-1">{t('class.text')}</p>
      <dl className="mw-classes">
        {classes.map((item) => (
          <div key={item.number}>
            <dt>
              <b>{item.number}</b> {item.name}
            </dt>
            <dd className="mw-muted">{names(isServiceClass(item.number) ? 'services' : 'goods')}</dd>
          </div>
        ))}
      </dl>
    </Entry>
  )
}
