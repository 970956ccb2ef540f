import type { UserState } from '#domain/account/roles.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<UserState, Tone> = { created: 'amber', active: 'leaf', deactivated: 'muted' }

export function AccountState({ state }: { state: UserState }) {
  const t = useText()
  return <Status tone={tones[state]}>{t(`state.${state}`)}</Status>
}
