import { requestStatus } from '#contract/registration.ts'
import { answeredStatuses, registrationMachine } from '#domain/registration/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import { Modal } from '#ui/modal.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StatusForm } from '../kit/status-form.tsx'
import { StatusTag } from '../kit/status-tag.tsx'

/** A change of status by hand, among those that the state machine allows to staff from here. */
export function StatusChange({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const t = useText()
  const change = useSend(requestStatus, { done: t('request.statusChanged'), ownRefusal: true })
  return (
    <Modal open onClose={onClose} title={t('request.changeStatus')} closeLabel={t('close')}>
      <div className="mw-stack">
        <p>
          {t('request.now')} <StatusTag status={row.status} />
        </p>
        <StatusForm
          next={nextStates(registrationMachine, row.status, 'staff').filter((to) => !answeredStatuses.includes(to))}
          nameOf={(status) => t(`status.${status}`)}
          change={change}
          send={async (to, note) => await change.send({ params: { id: row.id }, body: { from: row.status, to, note } })}
          onDone={onClose}
        />
      </div>
    </Modal>
  )
}
