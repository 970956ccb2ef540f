import { useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { useText } from '../../i18n/text.ts'

const never = () => () => undefined
const canCopy = () => 'clipboard' in navigator

/** Copies an address. It is there where a browser can copy, and not before the page is alive. */
export function CopyButton({ text }: { text: string }) {
  const t = useText('portal')
  const can = useSyncExternalStore(never, canCopy, () => false)
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  if (!can) return null
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('notCopied')
    }
  }
  return (
    <>
      <Button small onClick={() => void copy()}>
        {t('deadlines.copy')}
      </Button>
      <span className="mw-small" role="status">
        {said && t(`deadlines.${said}`)}
      </span>
    </>
  )
}
