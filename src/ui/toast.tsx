import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

export type ToastTone = 'info' | 'success' | 'error'

interface Toast {
  id: number
  tone: ToastTone
  title: string
  text?: string
}

export type ShowToast = (tone: ToastTone, title: string, text?: string) => void

/** How long a toast stays, in milliseconds (spec, part 1, section 9). */
export const toastMs = 3_000

const ToastContext = createContext<ShowToast>(() => undefined)

export const useToast = (): ShowToast => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const next = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])
  const show = useCallback<ShowToast>((tone, title, text) => {
    const id = (next.current += 1)
    setToasts((shown) => [...shown, { id, tone, title, text }])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setToasts((shown) => shown.filter((toast) => toast.id !== id))
    }, toastMs)
    timers.current.add(timer)
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <div className="mw-toasts" aria-live="polite">
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className={`mw-toast mw-toast--${toast.tone}`}
            role={toast.tone === 'error' ? 'alert' : 'status'}
          >
            <b>{toast.title}</b> {toast.text}
          </div>
        ))}
      </div>
    </ToastContext>
  )
}
