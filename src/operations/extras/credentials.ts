import { operation } from '../operation.ts'

const person = 'id email role state'

/** Only an active person is found by a refresh token. */
export const userByRefreshToken = operation(
  'userByRefreshToken',
  `query userByRefreshToken($refresh_token: String!) {
    user(where: { refresh_token: { _eq: $refresh_token }, state: { _eq: "active" } }, limit: 1) { ${person} }
  }`,
)

export const userBySecret = operation(
  'userBySecret',
  `query userBySecret($secret: String!) {
    user(where: { secret: { _eq: $secret } }, limit: 1) { ${person} }
  }`,
)

export const userWithPasswordHash = operation(
  'userWithPasswordHash',
  `query userWithPasswordHash($email: String!) {
    user(where: { email: { _ilike: $email } }, limit: 1) { ${person} password_hash }
  }`,
)

export const userUpdateSecret = operation(
  'userUpdateSecret',
  `mutation userUpdateSecret($id: uuid!, $secret: String) {
    update_user_by_pk(pk_columns: { id: $id }, _set: { secret: $secret }) { id }
  }`,
)
