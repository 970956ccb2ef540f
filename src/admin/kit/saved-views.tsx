import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { staffViewDrop, staffViewKeep, staffViews } from '#contract/staff.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useAsk, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { keptAddress, sameAddress } from './kept-address.ts'
import { StepForm } from './step-form.tsx'
import { useKeptText } from './use-kept-text.ts'

/** How this list is filtered and sorted, under names that one keeps; they are there on every machine. */
export function SavedViews() {
  const t = useText()
  const { pathname, search } = useLocation()
  const client = useQueryClient()
  const asked = useAsk(staffViews, {})
  const again = async (): Promise<void> => await client.invalidateQueries({ queryKey: [staffViews.name] })
  const [name, setName, forget] = useKeptText(`view:${pathname}`)
  const keep = useSend(staffViewKeep, { done: t('view.kept'), keepScreen: true, ownRefusal: true })
  const drop = useSend(staffViewDrop, { keepScreen: true })
  const here = keptAddress(search)
  const views = (asked.data?.views ?? []).filter(({ screen }) => screen === pathname)
  const send = async (): Promise<void> => {
    const { ok } = await keep.send({ body: { screen: pathname, name, address: here } })
    if (!ok) return
    forget()
    await again()
  }
  return (
    <div className="wb-saved">
      {views.map((view) => (
        <a
          key={view.id}
          className="wb-saved__view"
          href={`#${view.screen}${view.address}`}
          aria-current={sameAddress(view.address, here) ? 'true' : undefined}
        >
          {view.name}
        </a>
      ))}
      <details className="wb-saved__more">
        <summary>{t('view.title')}</summary>
        <div className="wb-saved__box">
          <StepForm send={send} refused={keep.error} busy={keep.busy} submit={t('view.keep')}>
            <TextField
              name="viewName"
              label={t('view.name')}
              hint={t('view.hint')}
              maxLength={100}
              value={name}
              error={fieldError(keep.fields, 'name', t('view.name'))}
              onChange={(event) => setName(event.target.value)}
            />
          </StepForm>
          <ul>
            {views.map((view) => (
              <li key={view.id} className="mw-split">
                <span>{view.name}</span>
                <Button
                  small
                  kind="quiet"
                  busy={drop.busy}
                  aria-label={t('view.dropOf', { name: view.name })}
                  onClick={() => void drop.send({ params: { id: view.id } }).then(again)}
                >
                  {t('view.drop')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  )
}
