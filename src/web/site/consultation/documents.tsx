import { HandIn } from '../../form/hand-in.tsx'
import { useText } from '../../i18n/text.ts'

/** The documents that were handed in for a talk, and the form for another one while it has not begun. */
export function TalkDocuments({
  names,
  open,
  error,
}: {
  names: readonly string[]
  open: boolean
  error: string | undefined
}) {
  const t = useText('consultation')
  if (names.length === 0 && !open) return null
  return (
    <section className="mw-stack max-w-[44rem]" aria-labelledby="documents">
      <h2 className="mw-h3" id="documents">
        {t('booked.documents')}
      </h2>
      {names.length > 0 && (
        <ul className="mw-ruled">
          {names.map((name, at) => (
            <li key={`${at} ${name}`}>{name}</li>
          ))}
        </ul>
      )}
      {open && (
        <HandIn
          label={t('booked.file')}
          hint={t('booked.fileHint')}
          submit={t('booked.handIn')}
          error={error}
          count={names.length}
        />
      )}
    </section>
  )
}
