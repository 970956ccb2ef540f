import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { logoFonts, type LogoFont } from '#domain/catalog/logo-fonts.ts'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Field } from '#ui/field.tsx'
import { Mark } from '#ui/mark.tsx'
import { Select } from '#ui/select.tsx'
import { useText } from '../../i18n/text.ts'
import { MarkLetters } from '../../mark-letters.tsx'
import { ChangedTag } from './changes.tsx'
import type { DraftData } from './draft.server.ts'
import { FileField } from './file-field.tsx'

interface SignProps {
  data: DraftData
  number: number
  editable: boolean
  errors: Record<string, string>
}

/** The words of the mark, drawn: what is chosen is seen before it is kept. */
function DrawForm({ data, errors }: Pick<SignProps, 'data' | 'errors'>) {
  const t = useText('draft')
  const busy = useNavigation().state !== 'idle'
  const [font, setFont] = useState<LogoFont>('serif')
  const [colour, setColour] = useState('#000000')
  const href = `${data.sign.wordsHref}&${new URLSearchParams({ font, colour }).toString()}`
  return (
    <Form method="post" className="mw-stack" noValidate>
      <p className="mw-small mw-muted">{t('sign.drawText')}</p>
      <div className="mw-pair">
        <Select
          name="font"
          label={t('sign.font')}
          value={font}
          onChange={(event) => setFont(logoFonts.find((one) => one === event.target.value) ?? 'serif')}
          options={logoFonts.map((value) => ({ value, label: t(`sign.fonts.${value}`) }))}
        />
        <Field id="colour" label={t('sign.colour')} error={errors.colour}>
          <input
            id="colour"
            name="colour"
            type="color"
            className="mw-input mw-colour"
            value={colour}
            onChange={(event) => setColour(event.target.value)}
          />
        </Field>
      </div>
      <p>
        <img className="mw-signpicture" src={href} alt={t('sign.previewAlt', { mark: data.mark })} loading="lazy" />
      </p>
      <div>
        <Button small type="submit" name="intent" value="logo-draw" busy={busy}>
          {t('sign.draw')}
        </Button>
      </div>
    </Form>
  )
}

/** What is filed as the mark: its words, its kind and, where it is a picture, the picture. */
export function SignEntry({ data, number, editable, errors }: SignProps) {
  const t = useText('draft')
  const names = useText('trademark')
  const busy = useNavigation().state !== 'idle'
  const { kind, takesPicture, picture } = data.sign
  return (
    <Entry id="mark" number={number} margin={t('sign.margin')}>
      <h2 className="mw-h3" id="mark-title">
        <span className="mw-inid">(540)</span> {t('sign.title')} <ChangedTag data={data} at="mark" />
      </h2>
      <p className="mt-2">
        <Mark>{data.mark}</Mark> <span className="mw-source">{names(`type.${kind}`)}</span>
      </p>
      <MarkLetters text={data.mark} />
      {!takesPicture && (
        <p className="mw-small mw-muted mt-1">{t(kind === 'WORD' ? 'sign.asWords' : 'sign.asSound')}</p>
      )}
      {takesPicture && picture && (
        <figure className="mt-2">
          <img className="mw-signpicture" src={picture.href} alt={t('sign.alt', { mark: data.mark })} />
          <figcaption className="mw-small mw-cluster mt-1">
            <span>{t('sign.asFiled')}</span>
            {picture.exports.map(({ as, href }) => (
              <a key={as} href={href} download>
                {t(`sign.export.${as}`)}
              </a>
            ))}
          </figcaption>
        </figure>
      )}
      {takesPicture && !picture && <p className="mw-small mt-1">{t('sign.noPicture')}</p>}
      {takesPicture && editable && (
        <details className="mw-more mt-2" open={!picture || errors.file !== undefined}>
          <summary>{t(picture ? 'sign.change' : 'sign.add')}</summary>
          <div className="mw-stack mw-stack--l mt-2">
            <Form method="post" encType="multipart/form-data" className="mw-stack" noValidate>
              <FileField
                id="logo-file"
                label={t('sign.file')}
                hint={t('sign.fileHint')}
                accept="image/png,image/jpeg"
                error={errors.file}
              />
              <div>
                <Button small type="submit" name="intent" value="logo-file" busy={busy}>
                  {t('sign.keep')}
                </Button>
              </div>
            </Form>
            <DrawForm data={data} errors={errors} />
          </div>
        </details>
      )}
    </Entry>
  )
}
