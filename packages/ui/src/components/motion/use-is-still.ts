import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'
const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const isStill = () => matchMedia(query).matches

/** Whether nothing is to move: under reduced motion. */
export const useIsStill = (): boolean => useSyncExternalStore(subscribe, isStill, () => true)
