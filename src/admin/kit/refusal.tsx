import type { AppError } from '#kernel/errors.ts'
import { useRefusal } from '../calls.ts'

/** What the server said to a form as a whole; what it said of single fields stands beside them. */
export function Refusal({ error }: { error: AppError | null }) {
  const say = useRefusal()
  if (!error || Object.keys(error.fields).length > 0) return null
  return (
    <p className="mw-error" role="alert">
      {say(error)}
    </p>
  )
}
