import { type FeatureBundle, LazyMotion, MotionConfig, type TargetAndTransition } from 'framer-motion'
import { createContext, type ReactNode, useContext } from 'react'
import { onDemand, useCode } from '../../on-demand/index.ts'
import { transition } from './transition.ts'
import { useIsStill } from './use-is-still.ts'

/** What moves things comes after what is to be moved. */
const motionCode = onDemand(() => import('./motion-features.ts'))
const travelCode = onDemand(() => import('./travel-features.ts'))
const noFeatures = {} as FeatureBundle

const MovesContext = createContext(false)

export interface MotionProps {
  /** Something in it is also dragged, or changes its place, which takes more code. @default false */
  canTravel?: boolean
  children: ReactNode
}

/** What comes and goes inside it moves (`framer-motion/m`) once the code for it is there, and stands still under reduced motion. */
export function Motion({ canTravel = false, children }: MotionProps) {
  const features = useCode(canTravel ? travelCode : motionCode, true)?.features
  const isStill = useIsStill()
  return (
    <LazyMotion features={features ?? noFeatures} strict>
      <MotionConfig reducedMotion="never" transition={isStill ? { duration: 0 } : transition}>
        <MovesContext value={features !== undefined && !isStill}>{children}</MovesContext>
      </MotionConfig>
    </LazyMotion>
  )
}

/** How something comes and goes. Without the code that moves it, it begins where it ends: it is never left unseen. */
export function useComing(from: TargetAndTransition, to: TargetAndTransition) {
  const moves = useContext(MovesContext)
  return { initial: moves && from, animate: to, exit: from } as const
}
