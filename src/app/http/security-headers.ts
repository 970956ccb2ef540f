import type { Context } from '../context.ts'

export interface PagePolicy {
  /** Hashes of the inline scripts of this answer, as they stand in a policy: 'sha256-…'. */
  scripts?: readonly string[]
  /** Further sources per directive, for a page that needs them: { 'style-src': ["'unsafe-inline'"] }. */
  also?: Readonly<Record<string, readonly string[]>>
  /** Names of Trusted Types policies that this page's own scripts make; none when left out. */
  trustedTypes?: readonly string[]
  /** False for a page whose scripts are not ours and write markup; it must be shown to staff only. */
  requireTrustedTypes?: boolean
}

const features = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * Headers of every page. Scripts are files of ours, or inline with a hash named here; nobody writes markup from strings
 * (Trusted Types); nothing is framed, sniffed or sent to others.
 */
export function securityHeaders(context: Context, page: PagePolicy = {}): Record<string, string> {
  return {
    ...plainHeaders(context),
    'content-security-policy': contentPolicy(context, page),
    'cache-control': 'private, no-cache',
  }
}

/** Headers of every answer, whatever it is. */
export function plainHeaders(context: Context): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure(context) ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

function contentPolicy(context: Context, { scripts = [], also = {}, ...types }: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // The recording of a sound mark is played.
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // A browser holds the redirect of a form to this as well: the buttons lead to Google and to where one pays.
    'form-action': [
      "'self'",
      ...(context.config.google ? [new URL(context.config.google.issuer).origin] : []),
      ...(context.facilities.payments.payingAt ?? []),
    ],
    'frame-ancestors': ["'none'"],
    ...(types.requireTrustedTypes === false
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': types.trustedTypes?.length ? types.trustedTypes : ["'none'"],
        }),
    ...(isSecure(context) ? { 'upgrade-insecure-requests': [] } : {}),
  }
  for (const [name, sources] of Object.entries(also)) directives[name] = [...(directives[name] ?? []), ...sources]
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const isSecure = (context: Context): boolean => context.config.baseUrl.startsWith('https:')
