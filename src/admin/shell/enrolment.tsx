import { useEffect, useState, type FormEvent } from 'react'
import type { CallOutput } from '#contract/call.ts'
import { createClient } from '#contract/client.ts'
import { secondFactorBegin, secondFactorConfirm } from '#contract/session.ts'
import { AppError, type FieldErrors } from '#kernel/errors.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TextField } from '#ui/text-field.tsx'
import { errorText, useText } from '../i18n/texts.ts'

/** Setting up the second factor before the first work: the secret, its first code, and the recovery codes. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [begun, setBegun] = useState<CallOutput<typeof secondFactorBegin> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [failure, setFailure] = useState<AppError | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    document.title = `${t('enrolment.title')} · Markwright`
    const begin = async () => setBegun(await createClient({ baseUrl: location.origin })(secondFactorBegin, {}))
    begin().catch((cause: unknown) => setFailure(cause instanceof AppError ? cause : new AppError('unexpected')))
  }, [t])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    setBusy(true)
    try {
      const client = createClient({ baseUrl: location.origin })
      const { recoveryCodes } = await client(secondFactorConfirm, {
        body: { code: typeof code === 'string' ? code : '' },
      })
      setCodes(recoveryCodes)
    } catch (cause) {
      setFailure(cause instanceof AppError ? cause : new AppError('unexpected', { cause }))
    } finally {
      setBusy(false)
    }
  }
  if (codes) return <Codes codes={codes} onDone={onDone} />
  const fields: FieldErrors = failure?.fields ?? {}
  return (
    <form className="wb-login__form mw-stack" onSubmit={(event) => void submit(event)}>
      <h1 className="mw-h1">{t('enrolment.title')}</h1>
      <p>{t('enrolment.text')}</p>
      {failure && !fields.code && (
        <div role="alert">
          <Callout tone="seal">
            <p>{errorText(`code.${failure.code}`)}</p>
            {!begun && (
              <Button small onClick={() => location.reload()}>
                {t('read.again')}
              </Button>
            )}
          </Callout>
        </div>
      )}
      {begun && (
        <>
          <img className="wb-qr" src={begun.picture} alt={t('enrolment.picture')} width={240} height={240} />
          <p className="mw-small">
            {t('enrolment.secret')}: <code className="wb-break">{begun.secret}</code>
          </p>
          <TextField
            name="code"
            label={t('enrolment.code')}
            error={fields.code && errorText(`field.${fields.code}`, { label: t('enrolment.code') })}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            short
            required
          />
          <ButtonGroup submit={t('enrolment.submit')} submitting={t('login.submitting')} busy={busy} />
        </>
      )}
    </form>
  )
}

function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText()
  return (
    <div className="wb-login__form mw-stack" role="status">
      <h1 className="mw-h1">{t('enrolment.codesTitle')}</h1>
      <p>{t('enrolment.codesText')}</p>
      <ul className="wb-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="primary" onClick={onDone}>
          {t('enrolment.kept')}
        </Button>
      </div>
    </div>
  )
}
