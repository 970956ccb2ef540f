import { calls } from '#contract/calls.ts'
import { spellingsOf } from '#tests/spellings.ts'
import { hostileTexts, placesOf } from './texts.ts'

/** A request that has to be refused, or answered in no time: by whom it is sent does not matter. */
export interface HostileRequest {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, '019aa000-0000-7000-8000-00000000dead')
/** What fits into the head of a request. */
const short = (text: string) =>
  text
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .slice(-7000)
    .trim()

/** A text in each place of each call, as long as a body may be at all, and a little short of what its fields allow. */
function longTexts(): HostileRequest[] {
  return calls
    .filter(({ method, upload }) => method !== 'GET' && !upload)
    .flatMap((call) =>
      placesOf(call.body, call.name)
        .filter(({ kind }) => kind === 'text')
        .flatMap((place) =>
          Object.entries(hostileTexts).flatMap(([kind, text]) =>
            [3500, 1_048_000].map((length) => ({
              name: `${place.at}: ${kind}, ${length}`,
              method: call.method,
              path: pathOf(call.path),
              headers: { ...json, 'x-requested-with': 'markwright', 'idempotency-key': 'hostile-requests' },
              body: JSON.stringify(place.holding(text.slice(0, length / 2) + text.slice(-length / 2))),
            })),
          ),
        ),
    )
}

function longHeads(): HostileRequest[] {
  const names = [
    'accept-language',
    'user-agent',
    'x-forwarded-for',
    'authorization',
    'origin',
    'if-none-match',
    'content-type',
    'cookie',
  ]
  const value = (name: string, text: string) =>
    name === 'cookie'
      ? `markwright.session=${text}; markwright.device=${text}`
      : name === 'authorization'
        ? `Bearer ${text}`
        : text
  return Object.entries(hostileTexts).flatMap(([kind, text]) => [
    ...names.map((name) => ({
      name: `header ${name}: ${kind}`,
      method: 'POST',
      path: '/api/user/signup',
      headers: { ...json, [name]: value(name, short(text)) },
      body: '{}',
    })),
    ...[
      '/api/search?value=',
      '/api/trademark-data?office=EU&tmNumber=',
      '/api/search/goods-and-services?value=',
      '/portal/login?callbackUrl=',
      '/files/',
      '/v1/graphql?query=',
    ].map((path) => ({
      name: `${path} ${kind}`,
      method: 'GET',
      path: path + encodeURIComponent(short(text)).slice(0, 7000),
      headers: {},
      body: '',
    })),
  ])
}

function signIns(): HostileRequest[] {
  const path = '/api/auth/callback/credentials'
  const fields = 'email=a%40b.test&password=a+wrong+guess+here&csrfToken=x'
  return [
    ...spellingsOf(path).map((spelling) => ({
      name: `sign-in at ${spelling}`,
      method: 'POST',
      path: spelling,
      headers: form,
      body: fields,
    })),
    { name: 'sign-in as JSON', method: 'POST', path, headers: json, body: '{"email":"a@b.test","password":"x"}' },
    { name: 'sign-in with two addresses', method: 'POST', path, headers: form, body: `${fields}&email=c%40d.test` },
    {
      name: 'sign-in with many fields',
      method: 'POST',
      path,
      headers: form,
      body: Array.from({ length: 40_000 }, (_, n) => `f${n}=`).join('&'),
    },
    ...Object.entries(hostileTexts).map(([kind, text]) => ({
      name: `sign-in with a long address: ${kind}`,
      method: 'POST',
      path,
      headers: form,
      body: new URLSearchParams({ email: text.slice(-60_000), csrfToken: 'x' }).toString().slice(0, 250_000),
    })),
  ]
}

function others(): HostileRequest[] {
  const foreign = { ...json, origin: 'https://evil.test', cookie: 'markwright.session=x' }
  return [
    ...['Basic x', 'bearer', 'Digest a'].map((authorization) => ({
      name: `another site with ${authorization}`,
      method: 'POST',
      path: '/v1/graphql',
      headers: { ...foreign, authorization },
      body: '{"query":"{ __typename }"}',
    })),
    {
      name: 'another type',
      method: 'POST',
      path: '/v1/graphql',
      headers: { 'content-type': 'application/jsonx' },
      body: '{"query":"{ __typename }"}',
    },
    { name: 'figures', method: 'GET', path: '/metrics', headers: {}, body: '' },
    {
      name: 'a message without signature',
      method: 'POST',
      path: '/api/webhooks/payment/sandbox',
      headers: { ...json, 'sandbox-signature': ','.repeat(7000) },
      body: 'no JSON',
    },
    {
      name: 'a report of many names',
      method: 'POST',
      path: '/api/log-a',
      headers: json,
      body: JSON.stringify({
        level: 'info',
        message: 'a',
        context: Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`k${n}`, 1])),
      }),
    },
  ]
}

/** Every hostile request beside the documents of the data API. */
export const hostileRequests = (): HostileRequest[] => [...longTexts(), ...longHeads(), ...signIns(), ...others()]
