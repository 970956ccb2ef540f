import { useNavigation } from 'react-router'
import { findIntent } from './mark-controls.ts'

/** An order is on its way, and nobody only looks for a mark of it. */
export function useOrdering(): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('intent') !== findIntent
}
