import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { postAuth, type Jar } from './sign-in.ts'

export interface GoogleAccount {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

/** A stand-in for Google's sign-in on this machine: OpenID Connect with one person who agrees, or refuses. */
export interface StandInGoogle {
  issuer: string
  clientId: string
  /** Who is signed in there; null refuses. */
  person: GoogleAccount | null
  close(): Promise<void>
}

export async function standInGoogle(): Promise<StandInGoogle> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const asked = new Map<string, { nonce: string | null; person: GoogleAccount }>()
  const google: StandInGoogle = { issuer: '', clientId: 'stand-in', person: null, close: async () => undefined }
  const idToken = async (code: string): Promise<string> => {
    const { nonce, person } = asked.get(code) ?? { nonce: null, person: null }
    return await new SignJWT({ ...person, ...(nonce ? { nonce } : {}) })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(google.issuer)
      .setAudience(google.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
  }
  const answer = async (url: URL, body: string): Promise<{ location: string } | object> => {
    if (url.pathname === '/.well-known/openid-configuration')
      return {
        issuer: google.issuer,
        authorization_endpoint: `${google.issuer}/authorize`,
        token_endpoint: `${google.issuer}/token`,
        userinfo_endpoint: `${google.issuer}/userinfo`,
        jwks_uri: `${google.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }
    if (url.pathname === '/keys') return { keys: [key] }
    if (url.pathname === '/token')
      return {
        access_token: 'x',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: await idToken(new URLSearchParams(body).get('code') ?? ''),
      }
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    if (google.person) {
      const code = crypto.randomUUID()
      asked.set(code, { nonce: url.searchParams.get('nonce'), person: google.person })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    return { location: back.href }
  }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      answer(new URL(request.url ?? '/', google.issuer), body).then(
        (said) => {
          if ('location' in said) response.writeHead(302, { location: said.location }).end()
          else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  google.issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  google.close = async () => await new Promise((resolve) => server.close(() => resolve()))
  return google
}

/** From the button to where the sign-in ends; answers the last address. */
export async function throughGoogle(jar: Jar): Promise<string> {
  const begun = await postAuth(jar, 'signin/google', { callbackUrl: '/portal' })
  const there = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  const answer = await jar.fetch(back.pathname + back.search)
  return answer.headers.get('location') ?? ''
}
