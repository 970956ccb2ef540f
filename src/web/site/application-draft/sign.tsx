import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ErrorBody } from '#contract/client.ts'
import { logoFonts, type LogoFont } from '#domain/catalog/logo-fonts.ts'
import { colourLine } from '#domain/registration/sign.ts'
import type { FieldCode } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { Field } from '#ui/field.tsx'
import { Mark } from '#ui/mark.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { useText } from '../../i18n/text.ts'
import { MarkLetters } from '../../mark-letters.tsx'
import { ChangedTag } from './changes.tsx'
import type { DraftData } from './draft.server.ts'
import { FileField } from './file-field.tsx'
import { OfficeFiles } from './office-files.tsx'
import { Views } from './views.tsx'

interface SignProps {
  data: DraftData
  number: number
  editable: boolean
  errors: Record<string, string>
  typed: FormAnswer['typed'] | undefined
}

/** Why the picture at an address did not come, in words for the field that it is of; nothing while that is not known. */
function useNotDrawn(href: string): { error: string | undefined; ask: () => Promise<void> } {
  const t = useText('errors')
  const [found, setFound] = useState<{ href: string; code: FieldCode } | null>(null)
  const ask = async (): Promise<void> => {
    const answer = await fetch(href).catch(() => null)
    const { error } = answer?.status === 422 ? ((await answer.json()) as ErrorBody) : { error: null }
    const code = error?.fields?.font
    // A connection that broke is no fault of the letters: the picture is asked for again with the next choice.
    if (code) setFound({ href, code })
  }
  return { error: found?.href === href ? t(`field.${found.code}`, { label: '' }) : undefined, ask }
}

/** The words of the mark, drawn: what is chosen is seen before it is kept. */
function DrawForm({ data, errors }: Pick<SignProps, 'data' | 'errors'>) {
  const t = useText('draft')
  const busy = useNavigation().state !== 'idle'
  const [font, setFont] = useState<LogoFont>('serif')
  const [colour, setColour] = useState('#000000')
  const href = `${data.sign.wordsHref}&${new URLSearchParams({ font, colour }).toString()}`
  const notDrawn = useNotDrawn(href)
  return (
    <Form method="post" className="mw-stack" noValidate>
      <p className="mw-small mw-muted">{t('sign.drawText')}</p>
      <div className="mw-pair">
        <Select
          name="font"
          label={t('sign.font')}
          error={errors.font ?? notDrawn.error}
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
      {notDrawn.error === undefined && (
        <p>
          <img
            className="mw-signpicture"
            src={href}
            alt={t('sign.previewAlt', { mark: data.mark })}
            loading="lazy"
            onError={() => void notDrawn.ask()}
          />
        </p>
      )}
      <div>
        <Button small type="submit" name="intent" value="logo-draw" busy={busy}>
          {t('sign.draw')}
        </Button>
      </div>
    </Form>
  )
}

/** The mark in words, and its colours: what is written is shown as it will be filed. */
function SaidForm({ data, errors, typed }: Pick<SignProps, 'data' | 'errors' | 'typed'>) {
  const t = useText('draft')
  const busy = useNavigation().state !== 'idle'
  const { description, colours, takesPicture } = data.sign
  const draft = useDraft(`draft-sign-${data.id}-${data.seen}`)
  const own = typed?.intent?.[0] === 'sign' ? typed : undefined
  const rows = takesPicture ? Math.min(colours.length + 2, 20) : 0
  const valueOf = (name: string, at: number, kept: string | null | undefined) => own?.[name]?.[at] ?? kept ?? ''
  return (
    <Form ref={draft} key={data.seen} method="post" className="mw-stack" noValidate>
      <TextArea
        name="description"
        label={t('said.description')}
        hint={t('said.descriptionHint')}
        defaultValue={own?.description?.[0] ?? description}
        error={errors.description}
        maxLength={2000}
        rows={3}
      />
      {rows > 0 && (
        <Fieldset plain legend={t('said.colours')} error={errors.colours}>
          {Array.from({ length: rows }, (_, at) => (
            <div key={at} className="mw-cols-3 mt-2">
              <TextField
                id={`colour-name-${at}`}
                name="colourName"
                label={t('said.colourName')}
                defaultValue={valueOf('colourName', at, colours[at]?.name)}
                maxLength={60}
              />
              <TextField
                id={`colour-code-${at}`}
                name="colourCode"
                label={t('said.colourCode')}
                defaultValue={valueOf('colourCode', at, colours[at]?.code)}
                maxLength={40}
              />
              <TextField
                id={`colour-where-${at}`}
                name="colourWhere"
                label={t('said.colourWhere')}
                defaultValue={valueOf('colourWhere', at, colours[at]?.where)}
                maxLength={200}
              />
            </div>
          ))}
        </Fieldset>
      )}
      <div>
        <Button small type="submit" name="intent" value="sign" busy={busy}>
          {t('said.save')}
        </Button>
      </div>
    </Form>
  )
}

/** What is said of the mark beside its picture or recording. */
function Said({ data, editable, errors, typed }: Omit<SignProps, 'number'>) {
  const t = useText('draft')
  const { description, colours } = data.sign
  return (
    <>
      {description !== '' && (
        <p className="mw-lines mt-2">
          <span className="mw-inid">(571)</span> {description}
        </p>
      )}
      {colours.length > 0 && (
        <ul className="mt-2">
          {colours.map((colour) => (
            <li key={colourLine(colour)}>
              <span className="mw-inid">(591)</span> {colourLine(colour)}
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <details className="mw-more mt-2" open={errors.colours !== undefined || errors.description !== undefined}>
          <summary>{t(description === '' && colours.length === 0 ? 'said.add' : 'said.change')}</summary>
          <div className="mt-2">
            <SaidForm data={data} errors={errors} typed={typed} />
          </div>
        </details>
      )}
    </>
  )
}

/** The recording of a sound: played, and handed in. */
function Recording({ data, editable, errors }: Omit<SignProps, 'number' | 'typed'>) {
  const t = useText('draft')
  const busy = useNavigation().state !== 'idle'
  const { recording } = data.sign
  return (
    <>
      {recording ? (
        <figure className="mt-2">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a sound mark has no words to write out */}
          <audio controls preload="none" src={recording.href} aria-label={t('recording.alt', { mark: data.mark })} />
          <figcaption className="mw-small">{recording.name}</figcaption>
        </figure>
      ) : (
        <p className="mw-small mt-1">{t('recording.none')}</p>
      )}
      {editable && (
        <Form method="post" encType="multipart/form-data" className="mw-stack mt-2" noValidate>
          <FileField
            id="recording-file"
            label={t('recording.file')}
            hint={t('recording.hint')}
            accept="audio/mpeg,audio/wav"
            error={errors.file}
          />
          <div>
            <Button small type="submit" name="intent" value="recording" busy={busy}>
              {t('recording.keep')}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}

/** What is filed as the mark: its words, its kind and, where it is a picture, the picture. */
export function SignEntry({ data, number, editable, errors, typed }: SignProps) {
  const t = useText('draft')
  const names = useText('trademark')
  const busy = useNavigation().state !== 'idle'
  const { kind, takesPicture, takesRecording, takesViews, picture } = data.sign
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
      {takesViews && <Views data={data} editable={editable} errors={errors} />}
      {takesRecording && <Recording data={data} editable={editable} errors={errors} />}
      <OfficeFiles data={data} />
      <Said data={data} editable={editable} errors={errors} typed={typed} />
    </Entry>
  )
}
