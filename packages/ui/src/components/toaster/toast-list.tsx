import { chakra } from '@chakra-ui/react'
import { AnimatePresence, type FeatureBundle, LazyMotion, MotionConfig } from 'framer-motion'
import { useSyncExternalStore } from 'react'
import { ToastCard } from './toast-card.tsx'
import type { Toast, Toaster } from './store.ts'

const query = '(prefers-reduced-motion: reduce)'
const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const isStill = () => matchMedia(query).matches

export interface ToastListProps {
  toasts: readonly Toast[]
  toaster: Toaster
  /** What moves them; without it they are there and gone. */
  features: FeatureBundle | undefined
}

/** The messages, newest on top. Under reduced motion they are simply there, and simply gone. */
export function ToastList({ toasts, toaster, features }: ToastListProps) {
  const duration = useSyncExternalStore(subscribe, isStill, () => true) ? 0 : 0.22
  const list = (
    <MotionConfig reducedMotion="never" transition={{ duration, ease: [0.2, 0, 0, 1] }}>
      <chakra.ul display="flex" flexDirection="column-reverse" gap={3}>
        <AnimatePresence>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} toaster={toaster} isMoved={features !== undefined} />
          ))}
        </AnimatePresence>
      </chakra.ul>
    </MotionConfig>
  )
  return features ? (
    <LazyMotion features={features} strict>
      {list}
    </LazyMotion>
  ) : (
    list
  )
}
