import { formAction, formLoader } from '../../../service/form.server.ts'

export const loader = formLoader('renewal')
export const action = formAction('renewal')
