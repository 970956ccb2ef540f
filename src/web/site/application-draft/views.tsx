import { Form, useNavigation } from 'react-router'
import { mostViews } from '#domain/catalog/mark-types.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'
import { FileField } from './file-field.tsx'

interface ViewsProps {
  data: DraftData
  editable: boolean
  errors: Record<string, string>
}

/** One press puts a view before the one that is before it, or takes it out; what is there by now is told with it. */
function Move({
  ids,
  to,
  label,
  words,
}: {
  ids: readonly number[]
  to: readonly number[]
  label: string
  words: string
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="before" value={ids.join(' ')} />
      <input type="hidden" name="views" value={to.join(' ')} />
      <Button small type="submit" name="intent" value="views" aria-label={label}>
        {words}
      </Button>
    </Form>
  )
}

/** Pictures of a shape from further sides, in the order in which they are filed. */
export function Views({ data, editable, errors }: ViewsProps) {
  const t = useText('draft')
  const busy = useNavigation().state !== 'idle'
  const { views } = data.sign
  const ids = views.map(({ id }) => id)
  const swapped = (at: number) => ids.map((id, n) => (n === at - 1 ? ids[at] : n === at ? ids[at - 1] : id) ?? id)
  return (
    <section className="mt-2" id="views" aria-labelledby="views-title">
      <h3 className="mw-h4" id="views-title">
        {t('views.title')}
      </h3>
      <p className="mw-small mw-muted">{t(views.length === 0 ? 'views.none' : 'views.order')}</p>
      {views.length > 0 && (
        <ol className="mw-views mt-2">
          {views.map(({ id, name, href }, at) => (
            <li key={id}>
              <figure>
                <img className="mw-signpicture" src={href} alt={t('views.alt', { mark: data.mark, number: at + 2 })} />
                <figcaption className="mw-small">{t('views.caption', { number: at + 2, name })}</figcaption>
              </figure>
              {editable && (
                <div className="mw-cluster mt-1">
                  {at > 0 && (
                    <Move
                      ids={ids}
                      to={swapped(at)}
                      words={t('views.earlier')}
                      label={t('views.earlierLabel', { number: at + 2 })}
                    />
                  )}
                  <Move
                    ids={ids}
                    to={ids.filter((one) => one !== id)}
                    words={t('views.leave')}
                    label={t('views.leaveLabel', { number: at + 2 })}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {editable && views.length < mostViews && (
        <Form key={ids.join(' ')} method="post" encType="multipart/form-data" className="mw-stack mt-2" noValidate>
          <FileField
            id="view-file"
            label={t('views.file')}
            hint={t('sign.fileHint')}
            accept="image/png,image/jpeg"
            error={errors.file}
          />
          <div>
            <Button small type="submit" name="intent" value="view" busy={busy}>
              {t('views.keep')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
