import { useState } from 'react'
import { describedBy, Field } from '#ui/field.tsx'
import { useText } from '../i18n/text.ts'

interface PasswordFieldProps {
  label: string
  hint?: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it; pasting is welcome. */
export function PasswordField({ label, hint, error, autoComplete }: PasswordFieldProps) {
  const t = useText('portal')
  const [shown, setShown] = useState(false)
  return (
    <Field id="password" label={label} hint={hint} error={error}>
      <div className="mw-secret">
        <input
          className="mw-input"
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy('password', { error, hint })}
        />
        <button
          className="mw-secret__show"
          type="button"
          aria-pressed={shown}
          aria-controls="password"
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'login.hide' : 'login.show')}
        </button>
      </div>
    </Field>
  )
}
