import { useNotificationContext } from 'ra-core'
import { useEffect } from 'react'
import { useToast } from '#ui/toast.tsx'
import { frameworkText } from '../i18n/texts.ts'

/** Shows what react-admin itself has to say in our toasts. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const toast = useToast()
  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (!next || typeof next.message !== 'string') return
    toast(
      next.type === 'error' || next.type === 'warning' ? 'error' : next.type === 'success' ? 'success' : 'info',
      frameworkText(next.message),
    )
  }, [notifications, takeNotification, toast])
  return null
}
