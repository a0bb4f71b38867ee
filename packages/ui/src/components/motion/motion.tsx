import { type FeatureBundle, LazyMotion, MotionConfig, type TargetAndTransition } from 'framer-motion'
import { createContext, type ReactNode, useContext } from 'react'
import { lazyModule, useLazyModule } from '../../lazy-module/index.ts'
import { transition } from './transition.ts'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

/** Animation code is loaded after the content. */
const motionModule = lazyModule(() => import('./motion-features.ts'))
const travelModule = lazyModule(() => import('./travel-features.ts'))
const noFeatures = {} as FeatureBundle

const MovesContext = createContext(false)

export interface MotionProps {
  /** Also loads dragging and layout animations. @default false */
  canTravel?: boolean
  children: ReactNode
}

/** Provides animations for `framer-motion/m` inside; static until loaded, and under reduced motion. */
export function Motion({ canTravel = false, children }: MotionProps) {
  const features = useLazyModule(canTravel ? travelModule : motionModule, true)?.features
  const isStill = usePrefersReducedMotion()
  return (
    <LazyMotion features={features ?? noFeatures} strict>
      <MotionConfig reducedMotion="never" transition={isStill ? { duration: 0 } : transition}>
        <MovesContext value={features !== undefined && !isStill}>{children}</MovesContext>
      </MotionConfig>
    </LazyMotion>
  )
}

/** Enter and exit animation. Without the animation code it starts in its final state, never invisible. */
export function useEnterExit(from: TargetAndTransition, to: TargetAndTransition) {
  const moves = useContext(MovesContext)
  return { initial: moves && from, animate: to, exit: from } as const
}
