import { Modal } from '#ui/modal.tsx'
import { useText, type TextKey } from '../i18n/texts.ts'
import { Kbd } from '../kit/kbd.tsx'

const rows: readonly { keys: readonly string[]; text: TextKey }[] = [
  { keys: ['Ctrl K', '⌘ K'], text: 'keys.palette' },
  { keys: ['?'], text: 'keys.help' },
  { keys: ['J', '↓'], text: 'keys.next' },
  { keys: ['K', '↑'], text: 'keys.previous' },
  { keys: ['↵'], text: 'keys.doNext' },
  { keys: ['O'], text: 'keys.open' },
  { keys: ['Space'], text: 'keys.peek' },
  { keys: ['/'], text: 'keys.filter' },
  { keys: ['1', '–', '5'], text: 'keys.tabs' },
  { keys: ['U'], text: 'keys.back' },
  { keys: ['N', 'B'], text: 'keys.candidate' },
  { keys: ['X'], text: 'keys.select' },
  { keys: ['Shift ↓', 'Shift ↑'], text: 'keys.range' },
  { keys: ['X'], text: 'keys.pick' },
  { keys: ['C'], text: 'keys.compare' },
  { keys: ['W'], text: 'keys.wellKnown' },
  { keys: ['P'], text: 'keys.propose' },
  { keys: ['Ctrl ↵'], text: 'keys.approve' },
  { keys: ['Esc'], text: 'keys.close' },
]

export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Modal open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <dl className="wb-keylist">
        {rows.map((row) => (
          <div key={row.text}>
            <dt>
              {row.keys.map((keys) => (
                <Kbd key={keys} keys={keys} />
              ))}
            </dt>
            <dd>{t(row.text)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
