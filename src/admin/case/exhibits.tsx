import { useState } from 'react'
import { caseEvidencePack, caseExhibitAdd } from '#contract/exhibit.ts'
import { fillPath } from '#contract/client.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { NeededFile } from '../kit/needed-file.tsx'
import { personName } from '../kit/person.ts'
import { DomainFacts } from '../kit/domain-facts.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatInstant } from '../kit/time.ts'
import { useUpload } from '../kit/use-upload.ts'

/** The evidence as it was taken, a form for a file that was handed in, and all of it as one file. */
export function Exhibits({ row }: { row: CaseRow }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="mw-stack">
      {row.exhibits.length === 0 && <p className="mw-muted mw-small">{t('exhibit.none')}</p>}
      <ul className="mw-ruled">
        {row.exhibits.map((exhibit) => (
          <li key={exhibit.id}>
            <p className="break-all">{exhibit.url ?? exhibit.document?.name}</p>
            <p className="mw-source">
              {[
                formatInstant(exhibit.taken_at, language),
                exhibit.taken_by_user && personName(exhibit.taken_by_user),
                exhibit.http_status && t('exhibit.answer', { status: exhibit.http_status }),
                exhibit.is_stand_in ? t('exhibit.noStamp') : t('exhibit.stamp', { authority: exhibit.timestamped_by }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="mw-source break-all">SHA-256 {exhibit.sha256}</p>
            {exhibit.lookups.map((lookup) => (
              <details key={lookup.id}>
                <summary>{t('domainFacts.of', { domain: lookup.domain })}</summary>
                <DomainFacts lookup={lookup} />
              </details>
            ))}
          </li>
        ))}
      </ul>
      {row.exhibits.length > 0 && (
        <p>
          <a href={fillPath(caseEvidencePack.path, { id: row.id })}>{t('exhibit.pack')}</a>
        </p>
      )}
      <HandIn row={row} />
    </div>
  )
}

/** A picture or scan becomes an exhibit: from now on its hash is kept. */
function HandIn({ row }: { row: CaseRow }) {
  const t = useText()
  const [tried, setTried] = useState(false)
  const file = useUpload(row.document_hub_id, 'evidence', t('exhibit.file'))
  const add = useSend(caseExhibitAdd, { done: t('exhibit.kept'), ownRefusal: true })
  const send = async (): Promise<void> => {
    setTried(true)
    const documentId = await file.store()
    if (documentId === null) return
    const { ok } = await add.send({ params: { id: row.id }, body: { documentId } })
    if (!ok) return
    file.forget()
    setTried(false)
  }
  return (
    <StepForm send={send} refused={add.error} busy={add.busy || file.busy} submit={t('exhibit.add')}>
      <NeededFile
        file={file}
        label={t('exhibit.file')}
        tried={tried}
        refused={fieldError(add.fields, 'documentId', t('exhibit.file'))}
      />
    </StepForm>
  )
}
