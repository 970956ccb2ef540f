import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useAwake } from '#ui/use-awake.ts'
import { useText } from '../i18n/text.ts'

/** Print, and the link. Both need scripts and are seen with them; their room is there before, so that nothing moves under a click. */
export function SummaryActions({ owned }: { owned: boolean }) {
  const t = useText('summary')
  const awake = useAwake()
  const toast = useToast()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}`)
      toast('success', t(owned ? 'act.copiedOwn' : 'act.copied'))
    } catch {
      toast('error', t('act.notCopied'))
    }
  }
  return (
    <span className={classNames('mw-cluster', !awake && 'invisible')}>
      <Button kind="quiet" small onClick={() => window.print()}>
        {t('act.print')}
      </Button>
      <Button kind="quiet" small onClick={() => void copy()}>
        {t('act.copy')}
      </Button>
    </span>
  )
}
