import { platformTitle, type Platform } from '#domain/enforcement/platforms.ts'
import { useText } from '../i18n/texts.ts'

/** What a platform is called on the screens of staff. */
export function usePlatformTitle(): (platform: Platform) => string {
  const t = useText()
  return (platform) => platformTitle(platform, (word) => t(`case.platform.${word}`))
}
