export type SaveState = 'unchanged' | 'held' | 'waiting' | 'saving' | 'saved' | 'refused'

export interface AutoSave<Value> {
  /** Takes a new value and saves it after a pause. */
  change: (value: Value) => void
  /** Takes a new value and saves it only when `flush` is called: what would replace more than is seen. */
  hold: (value: Value) => void
  /** Takes what the server has as the value; nothing is left to be saved. */
  adopt: (value: Value) => void
  /** Saves at once what is not saved; says whether the server has everything. */
  flush: () => Promise<boolean>
  /** Saves at once even when nothing was changed. */
  open: () => Promise<boolean>
  isDirty: () => boolean
}

interface AutoSaveOptions<Value> {
  first: Value
  /** Says whether the server took it. */
  save: (value: Value) => Promise<boolean>
  onState: (state: SaveState) => void
  /** How long changes pause before they are saved, in milliseconds. */
  pauseMs?: number
}

/** A value that saves itself. Saves never overlap: what changes while one is under way is saved after it. */
export function createAutoSave<Value>({
  first,
  save,
  onState,
  pauseMs = 800,
}: AutoSaveOptions<Value>): AutoSave<Value> {
  let value = first
  let dirty = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null

  const run = async (): Promise<boolean> => {
    let fine = true
    while (dirty && fine) {
      dirty = false
      onState('saving')
      fine = await save(value)
    }
    // What was refused is still to be saved; the next change tries again.
    if (!fine) dirty = true
    onState(fine ? 'saved' : 'refused')
    running = null
    return fine
  }
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    if (!dirty && running === null) return true
    running ??= run()
    return await running
  }
  return {
    change: (next) => {
      value = next
      dirty = true
      onState('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
    hold: (next) => {
      value = next
      dirty = true
      clearTimeout(timer)
      onState('held')
    },
    adopt: (next) => {
      value = next
      dirty = false
      clearTimeout(timer)
      onState('unchanged')
    },
    flush,
    open: async () => {
      dirty = true
      return await flush()
    },
    isDirty: () => dirty || running !== null,
  }
}
