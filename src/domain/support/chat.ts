/**
 * Whether the chat stands on a page, by its address without the language: not in the staff area, not in the portal, not beside
 * a draft, an office action or a statement of use, where somebody reads what is theirs alone.
 */
export function showsChat(pathname: string): boolean {
  if (/^\/(?:admin|portal)(?:\/|$)/.test(pathname)) return false
  if (pathname.includes('/application-draft/') || pathname.includes('/office-action/')) return false
  return !pathname.startsWith('/use-in-commerce-request')
}
