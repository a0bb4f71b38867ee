import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'
const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const isStill = () => matchMedia(query).matches

/** Whether the user prefers reduced motion. */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(subscribe, isStill, () => true)
