import { useEffect } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { draftedBases } from '#domain/use-in-commerce/status.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'
import type { DraftReading, ShownChange } from './reading.server.ts'

/** Says that the draft was read, once it was on the screen of whoever reads it with nothing in it that changed. */
function useShownReading(reading: DraftReading | null): void {
  const { submit } = useFetcher()
  const digest = reading?.mayRead && reading.changes.length === 0 ? reading.digest : null
  useEffect(() => {
    if (digest === null) return
    let isSaid = false
    const say = () => {
      if (isSaid || document.visibilityState !== 'visible') return
      isSaid = true
      void submit({ intent: 'shown', digest }, { method: 'post' })
    }
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [digest, submit])
}

/** What of the draft changed, in words. */
function useChangeName(): (change: ShownChange) => string {
  const t = useText('draft')
  const owner = useText('owner')
  return ({ kind, class: of, field, places }) => {
    const number = of ?? ''
    if (kind === 'owner')
      return t('changes.owner', { field: field === 'type' ? t('changes.ownerType') : owner(field as 'street') })
    if (kind === 'mailing' || kind === 'domicile')
      return t(field === 'visible' ? 'changes.visible' : `changes.${kind}`, { field: owner(field as 'street') })
    if (kind === 'priority') return t(`changes.priority.${field as 'date'}`)
    if (kind === 'goods') return t('changes.goods', { places, class: number })
    if (kind === 'firstUse') return t(`changes.${field as 'anywhere'}`, { class: number })
    if (kind === 'specimen') return t('changes.specimen', { class: number })
    return t(`changes.${kind}`)
  }
}

/** What it was and what it is now. */
function What({ change }: { change: ShownChange }) {
  const t = useText('draft')
  const names = useText('trademark')
  const named = (value: string | null) => {
    const type = change.kind === 'kind' && markTypes.find((one) => one === value)
    const basis = change.kind === 'basis' && draftedBases.find((one) => one === value)
    return type ? names(`type.${type}`) : basis ? t(`use.bases.${basis}`) : value
  }
  const [before, after] = [named(change.before), named(change.after)]
  return (
    <>
      {change.added.length > 0 && (
        <ins className="mw-added">{t('changes.added', { terms: change.added.join('; ') })}</ins>
      )}
      {change.removed.length > 0 && (
        <del className="mw-taken">{t('changes.removed', { terms: change.removed.join('; ') })}</del>
      )}
      {after !== null && <span>{after}</span>}
      {before !== null && <span className="mw-muted">{t('changes.before', { value: before })}</span>}
      {before !== null && after === null && <span className="mw-muted">{t('changes.gone')}</span>}
    </>
  )
}

/** A short list of what changed since the draft was read last, each leading to where it stands. */
export function Changes({ data: { reading } }: { data: DraftData }) {
  const t = useText('draft')
  const name = useChangeName()
  const busy = useNavigation().formData?.get('intent') === 'read'
  useShownReading(reading)
  if (reading === null || reading.when === null) return null
  if (reading.changes.length === 0)
    return <p className="mw-small mw-muted mb-3">{t('changes.none', { when: reading.when })}</p>
  return (
    <section className="mw-callout mw-callout--info mw-changes mb-4" id="changes" aria-labelledby="changes-title">
      <h2 className="mw-h4" id="changes-title">
        {t('changes.title', { when: reading.when })}
      </h2>
      <ul>
        {reading.changes.map((change) => (
          <li key={change.key}>
            <a href={`#${change.anchor}`}>{name(change)}</a> <What change={change} />
          </li>
        ))}
      </ul>
      {reading.mayRead && (
        <Form method="post">
          <input type="hidden" name="digest" value={reading.digest} />
          <Button small type="submit" name="intent" value="read" busy={busy}>
            {t('changes.read')}
          </Button>
        </Form>
      )}
    </section>
  )
}

/** Beside a part of the draft that is another one than the client read. */
export function ChangedTag({ data, at, fresh = false }: { data: DraftData; at: string; fresh?: boolean }) {
  const t = useText('draft')
  const isChanged = data.reading?.changes.some(({ anchor }) => anchor === at) ?? false
  return isChanged ? <span className="mw-changed">{t(fresh ? 'changes.fresh' : 'changes.tag')}</span> : null
}
