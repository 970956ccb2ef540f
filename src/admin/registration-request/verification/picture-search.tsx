import { useId, useState } from 'react'
import type { CallOutput } from '#contract/call.ts'
import { verificationSearchPictures } from '#contract/verification.ts'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { viennaCode } from '#domain/clearance/picture/vienna.ts'
import type { Scope } from '#domain/clearance/scope.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Scores } from '#ui/gauge.tsx'
import { formatScore } from '#ui/similarity.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useRefusal, useSend } from '../../calls.ts'
import { errorText, useLanguage, useText } from '../../i18n/texts.ts'
import { candidateKey, candidatesOf, familyOf, pickedOf, type Candidate } from './candidate.ts'
import { CandidateRow, type CandidateActions } from './candidate-row.tsx'
import { clientLanguage, pictureRemark } from './notes.ts'
import { ComparedPicture } from './compared-picture.tsx'
import type { ResultDraft } from './result-draft.ts'

export type PictureFinds = CallOutput<typeof verificationSearchPictures>

interface PictureSearchProps extends CandidateActions {
  row: RequestRow
  draft: ResultDraft
  classes: readonly number[]
  scope: Scope
  withDead: boolean
  compared: readonly string[]
  found: PictureFinds | null
  onFound: (finds: PictureFinds) => void
  onAllClasses: () => void
}

/** Codes that are written with commas, semicolons or blanks between them; null when one is none. */
function codesOf(text: string): string[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  return parts.every((part) => viennaCode(part) !== null) ? parts : null
}

/** The finds as candidates that can be shown to the client, with what their pictures have in common. */
export const pictureCandidates = (finds: PictureFinds | null, draft: ResultDraft, language: string): Candidate[] =>
  candidatesOf(
    {
      marks: (finds?.marks ?? []).map((mark) => ({
        ...mark,
        remark: pictureRemark(mark.alike, mark.viennaCodes, clientLanguage(language)),
      })),
    },
    draft,
  )

/** The client's picture among those of the registers: the nearest side by side with it. Each search is kept. */
export function PictureSearch({
  row,
  draft,
  classes,
  scope,
  withDead,
  compared,
  found,
  onFound,
  onAllClasses,
  ...actions
}: PictureSearchProps) {
  const t = useText()
  const language = useLanguage()
  const say = useRefusal()
  const id = useId()
  const [codes, setCodes] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const asked = useSend(verificationSearchPictures, { ownRefusal: true })
  const vienna = codesOf(codes)
  const badCodes = tried && vienna === null ? errorText('field.not-a-choice') : undefined
  const ask = async (): Promise<void> => {
    setTried(true)
    if (!vienna) return
    const body = { vienna, classes: [...classes], scope, withDead }
    const answer = await asked.send({ params: { id: row.id }, body, ...(file && { file }) })
    if (answer.ok) onFound(answer.value)
  }
  const rows = pictureCandidates(found, draft, row.language)
  const pictureOf = (candidate: Candidate) =>
    found?.marks.find((mark) => candidateKey(mark) === candidateKey(candidate))?.picture ?? null
  const places = (codesOfPlaces: PictureFinds['notRead']) =>
    codesOfPlaces.map((code) => jurisdictionName(code, language)).join(', ')
  const fileError = fieldError(asked.fields, 'file', t('pictureSearch.file'))
  const isPlain = asked.error !== null && Object.keys(asked.error.fields).length === 0
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('pictureSearch.title')}</h2>
      <p className="mw-source">{t('pictureSearch.text')}</p>
      <form
        className="mw-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <TextField
          id={`${id}-codes`}
          name="vienna"
          label={t('pictureSearch.codes')}
          hint={t('pictureSearch.codesHint')}
          value={codes}
          maxLength={120}
          error={badCodes ?? fieldError(asked.fields, 'vienna', t('pictureSearch.codes'))}
          onChange={(event) => setCodes(event.target.value)}
        />
        <div className="mw-field">
          <label className="mw-label" htmlFor={`${id}-file`}>
            {t('pictureSearch.file')}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept="image/png,image/jpeg"
            aria-describedby={`${id}-fileHint`}
            aria-invalid={fileError !== undefined}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
          <p className="mw-hint" id={`${id}-fileHint`}>
            {fileError ? <span className="mw-error">{fileError}</span> : t('pictureSearch.fileHint')}
          </p>
        </div>
        <div>
          <Button small type="submit" busy={asked.busy}>
            {t('pictureSearch.ask')}
          </Button>
        </div>
      </form>
      {isPlain && asked.error && (
        <Callout tone="seal" title={t('pictureSearch.failed')}>
          <p>{say(asked.error)}</p>
        </Callout>
      )}
      <div role="status">
        {found && (
          <p className="mw-small">
            {[
              t('pictureSearch.compared', { count: found.compared }),
              t('ownSearch.found', { count: rows.length }),
              found.registers.map((one) => `${jurisdictionName(one.office, language)} ${one.pictures}`).join(', '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      {found && found.notRead.length > 0 && (
        <p className="mw-source">{t('pictureSearch.notRead', { list: places(found.notRead) })}</p>
      )}
      {found && rows.length === 0 && (
        <EmptyState title={t('candidates.none')} text={t('pictureSearch.noneText')}>
          {scope !== 'all' && (
            <Button small onClick={onAllClasses}>
              {t('candidates.scopes.all')}
            </Button>
          )}
        </EmptyState>
      )}
      <ul className="wb-cand">
        {rows.map((candidate, index) => (
          <CandidateRow
            key={candidateKey(candidate)}
            id={`${id}-${index}`}
            mark={row.value}
            candidate={candidate}
            rank={index + 1}
            again={false}
            family={familyOf(rows, candidate.name)}
            waits={false}
            picked={pickedOf(draft, candidate) !== undefined}
            compared={compared.includes(candidateKey(candidate))}
            focused={false}
            {...actions}
          >
            <PicturePair
              own={found?.own ?? ''}
              earlier={pictureOf(candidate)}
              alike={candidate.alike ?? null}
              codes={candidate.viennaCodes ?? []}
            />
          </CandidateRow>
        ))}
      </ul>
    </section>
  )
}

interface PicturePairProps {
  own: string
  earlier: string | null
  alike: PictureExplanation | null
  codes: readonly string[]
}

/** Two pictures beside each other with the parts of them that agree most, how alike these are, and the codes of the earlier one. */
function PicturePair({ own, earlier, alike, codes }: PicturePairProps) {
  const t = useText()
  const language = useLanguage()
  const sides = [
    { png: own, part: alike?.parts[0] ?? 0, which: t('pictures.own') },
    { png: earlier, part: alike?.parts[1] ?? 0, which: t('pictures.earlier') },
  ]
  return (
    <div className="wb-pair">
      {sides.map(({ png, part, which }) =>
        png === null ? (
          <p key={which} className="mw-source">
            {t('pictureSearch.noPicture')}
          </p>
        ) : (
          <ComparedPicture
            key={which}
            png={png}
            part={part}
            label={t(part === 0 ? 'pictures.wholeOf' : 'pictures.partOf', { which })}
          />
        ),
      )}
      <div className="wb-pair__told">
        {alike && (
          <Scores
            scores={(['shape', 'colours', 'whole'] as const).map((key) => ({
              key,
              label: t(`pictures.score.${key}`),
              value: alike[key],
              text: formatScore(alike[key], language),
            }))}
          />
        )}
        <p className="mw-small">
          {[
            alike && t(alike.parts.every((part) => part === 0) ? 'pictures.wholes' : 'pictures.parts'),
            alike && alike.turned > 0 && t('pictures.turned', { degrees: alike.turned }),
            alike?.mirrored && t('pictures.mirrored'),
            codes.length > 0 && t('pictureSearch.vienna', { list: codes.join(', ') }),
            alike && alike.codes.length > 0 && t('pictureSearch.shared', { list: alike.codes.join(', ') }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </div>
  )
}
