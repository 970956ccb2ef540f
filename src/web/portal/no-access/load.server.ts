import { data, type LoaderFunctionArgs } from 'react-router'
import { isStaff } from '#domain/account/roles.ts'
import { loadContext } from '../../load-context.ts'

export interface NoAccessData {
  user: { email: string; staff: boolean } | null
}

export function loader({ context }: LoaderFunctionArgs) {
  const { session } = context.get(loadContext)
  const answer: NoAccessData = {
    user: session && { email: session.user.email, staff: isStaff(session.user.role) },
  }
  return data(answer)
}
