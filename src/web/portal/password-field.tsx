import { useState } from 'react'
import type { FieldCode } from '#kernel/errors.ts'
import { describedBy, Field } from '#ui/field.tsx'
import { useText } from '../i18n/text.ts'
import './styles/sign-in.css'

interface PasswordFieldProps {
  /** Also its id; a form with two passwords names each. */
  name?: string
  label: string
  hint?: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}

/** What a refused new password says; nothing while it is not refused. */
export function usePasswordError(code: FieldCode | undefined): string | undefined {
  const t = useText('portal')
  const errors = useText('errors')
  if (code === undefined) return undefined
  if (code === 'too-short' || code === 'required') return t('activate.tooShort')
  return code === 'common-password' ? t('activate.common') : errors(`field.${code}`, { label: t('activate.password') })
}

/** A password with a button that shows it; pasting is welcome. */
export function PasswordField({ name = 'password', label, hint, error, autoComplete }: PasswordFieldProps) {
  const t = useText('portal')
  const [shown, setShown] = useState(false)
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <div className="mw-secret">
        <input
          className="mw-input"
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1024}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { error, hint })}
        />
        <button
          className="mw-secret__show"
          type="button"
          aria-pressed={shown}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'login.hide' : 'login.show')}
        </button>
      </div>
    </Field>
  )
}
