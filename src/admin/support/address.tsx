import { Navigate, useParams } from 'react-router-dom'
import { showPath, to } from '../paths.ts'

/** The short address of a ticket leads to its page. */
export function TicketAddress() {
  const { id = '' } = useParams()
  return <Navigate to={to(showPath('support_ticket', id))} replace />
}
