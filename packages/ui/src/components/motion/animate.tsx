import { LazyMotion, type TargetAndTransition } from 'framer-motion'
import * as motion from 'framer-motion/m'
import type { AppearProps } from './appear.tsx'
import type { CollapseProps } from './collapse.tsx'
import { features } from './motion-features.ts'
import { transition } from './transition.ts'

/** Its height is measured while it moves, so content-visibility must not skip it. */
const folded: TargetAndTransition = { height: 0, opacity: 0, overflow: 'clip', contentVisibility: 'visible' }
const unfolded: TargetAndTransition = { height: 'auto', opacity: 1 }
const atRest: TargetAndTransition = { ...unfolded, transitionEnd: { overflow: 'visible', contentVisibility: 'auto' } }

/** An exiting item is visual only: inert and hidden from screen readers. */
const forTheEye = { inert: true, 'aria-hidden': true } as const

/** An element that fades in upwards. */
export const Appearing = (element: AppearProps) => (
  <LazyMotion features={features} strict>
    <motion.div {...element} initial={{ opacity: 0, y: 8 }} animate={{ opacity: 1, y: 0 }} transition={transition} />
  </LazyMotion>
)

/** An element that expands, or collapses while the others close up. */
export function Collapsing({ phase, onGone, ...element }: CollapseProps) {
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
