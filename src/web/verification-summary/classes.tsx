import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { isServiceClass } from '#domain/catalog/nice-classes.ts'
import { useText } from '../i18n/text.ts'
import type { SummaryClass, SummaryResult } from './result.server.ts'

/** A class that we compared but would leave out recedes; one that we recommend says whether its marks were compared. */
function OneClass({ item, told }: { item: SummaryClass; told: boolean }) {
  const t = useText('summary')
  const names = useText('trademark')
  return (
    <div className={item.recommended ? undefined : 'is-left'}>
      <dt>
        <b>{item.number}</b> {item.name}
      </dt>
      <dd>
        <span className="mw-muted mw-small mw-cluster">
          {names(isServiceClass(item.number) ? 'services' : 'goods')}
          {told && (
            <Status tone={item.recommended ? (item.verified ? 'leaf' : 'registry') : 'muted'}>
              {t(item.recommended ? (item.verified ? 'class.verified' : 'class.open') : 'class.left')}
            </Status>
          )}
        </span>
        <p className="mw-small">{item.note}</p>
      </dd>
    </div>
  )
}

/** What the registration should cover: the classes with their scope, and how wide the list should be. */
export function Classes({ result }: { result: SummaryResult }) {
  const t = useText('summary')
  const { classes, narrow, further } = result
  if (classes.length === 0) return null
  const told = classes.some(({ verified }) => verified)
  return (
    <Entry id="classes" number={4} margin={t('class.margin')}>
      <h2 className="mw-h2" id="classes-title">
        {t('class.title')}
      </h2>
      <p className="mw-prose mw-muted mt-1">{t('class.text')}</p>
      <dl className="mw-classes">
        {classes.map((item) => (
          <OneClass key={item.number} item={item} told={told} />
        ))}
      </dl>
      {(narrow || further) && (
        <div className="mw-stack mt-3">
          {narrow && (
            <Callout title={t('class.narrowTitle')}>
              <p>{t('class.narrowText')}</p>
            </Callout>
          )}
          {further && (
            <Callout tone="amber" title={t('class.furtherTitle')}>
              <p>{t('class.furtherText')}</p>
            </Callout>
          )}
        </div>
      )}
    </Entry>
  )
}
