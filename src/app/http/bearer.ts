/** The bearer token that a request shows; null without one, or with an Authorization of another kind. */
export function bearerOf(request: Request): string | null {
  return /^Bearer +([^\s]+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}
