import { Facts } from './facts.tsx'
import { Modal } from './modal.tsx'
import type { DebugState } from './debug-state.ts'

const factsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, label: key, value: value === '' ? '–' : value }))

/** Build, caller, what is switched on, and the last requests of the process. English: it is for administrators. */
export function DebugDialog({ state, onClose }: { state: DebugState; onClose: () => void }) {
  return (
    <Modal open onClose={onClose} title="Debug" closeLabel="Close" full>
      <div className="mw-stack" lang="en">
        <Facts facts={factsOf(state.build)} tight />
        <Facts facts={factsOf(state.caller)} tight />
        <Facts facts={factsOf(state.features)} tight />
        <table className="mw-table mw-small">
          <caption className="mw-vh">Last requests</caption>
          <thead>
            <tr>
              <th scope="col">Request</th>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Status</th>
              <th scope="col">ms</th>
            </tr>
          </thead>
          <tbody>
            {state.requests.map((request) => (
              <tr key={request.id}>
                <td>{request.id}</td>
                <td>{request.at.slice(11, 19)}</td>
                <td>
                  {request.method} {request.path}
                </td>
                <td>{request.status}</td>
                <td>{request.milliseconds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}
