import { formAction, formLoader } from '../../../service/form.server.ts'

export const loader = formLoader('transfer')
export const action = formAction('transfer')
