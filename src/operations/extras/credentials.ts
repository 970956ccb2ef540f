import { operation } from '../operation.ts'

/** A person with what signing in needs. These four run inside of the process only: no role of the data API has the columns. */
export interface Credentials {
  id: string
  email: string
  role: string
  state: string
}

const person = 'id email role state'

/** Only an active person is found by a refresh token. */
export const userByRefreshToken = operation<{ user: Credentials[] }, { refresh_token: string }>(
  'userByRefreshToken',
  `query userByRefreshToken($refresh_token: String!) {
    user(where: { refresh_token: { _eq: $refresh_token }, state: { _eq: "active" } }, limit: 1) { ${person} }
  }`,
)

export const userBySecret = operation<{ user: Credentials[] }, { secret: string }>(
  'userBySecret',
  `query userBySecret($secret: String!) {
    user(where: { secret: { _eq: $secret } }, limit: 1) { ${person} }
  }`,
)

export const userWithPasswordHash = operation<
  { user: (Credentials & { password_hash: string | null })[] },
  { email: string }
>(
  'userWithPasswordHash',
  `query userWithPasswordHash($email: String!) {
    user(where: { email: { _ilike: $email } }, limit: 1) { ${person} password_hash }
  }`,
)

export const userUpdateSecret = operation<
  { update_user_by_pk: { id: string } | null },
  { id: string; secret: string | null }
>(
  'userUpdateSecret',
  `mutation userUpdateSecret($id: uuid!, $secret: String) {
    update_user_by_pk(pk_columns: { id: $id }, _set: { secret: $secret }) { id }
  }`,
)
