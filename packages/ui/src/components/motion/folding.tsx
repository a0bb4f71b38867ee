import { LazyMotion, type TargetAndTransition } from 'framer-motion'
import * as motion from 'framer-motion/m'
import type { AppearProps } from './appear.tsx'
import type { FoldProps } from './fold.tsx'
import { features } from './motion-features.ts'
import { transition } from './transition.ts'

/** Its own height is asked for while it moves, so it is laid out wherever it stands. */
const folded: TargetAndTransition = { height: 0, opacity: 0, overflow: 'clip', contentVisibility: 'visible' }
const unfolded: TargetAndTransition = { height: 'auto', opacity: 1 }
const atRest: TargetAndTransition = { ...unfolded, transitionEnd: { overflow: 'visible', contentVisibility: 'auto' } }

/** What leaves is there for the eye alone: it takes neither focus nor presses, and no screen reader finds it. */
const forTheEye = { inert: true, 'aria-hidden': true } as const

/** An element that fades in on its way up. */
export const Appearing = (element: AppearProps) => (
  <LazyMotion features={features} strict>
    <motion.div {...element} initial={{ opacity: 0, y: 8 }} animate={{ opacity: 1, y: 0 }} transition={transition} />
  </LazyMotion>
)

/** An element that unfolds, or folds away while the others close up. */
export function Folding({ phase, onGone, ...element }: FoldProps) {
  const isLeaving = phase === 'leaving'
  return (
    <LazyMotion features={features} strict>
      <motion.li
        {...element}
        {...(isLeaving ? forTheEye : undefined)}
        initial={isLeaving ? unfolded : folded}
        animate={isLeaving ? folded : atRest}
        transition={transition}
        onAnimationComplete={() => (isLeaving ? onGone() : undefined)}
      />
    </LazyMotion>
  )
}
