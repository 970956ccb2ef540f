import { successLoader } from '../../../../../service/success.server.ts'

export const loader = successLoader('renewal')
