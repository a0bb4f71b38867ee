import { type ReactNode, useState } from 'react'
import { useLazyModule } from '../../lazy-module/index.ts'
import { animateModule } from './animate-module.ts'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

export interface AppearProps {
  className?: string
  children: ReactNode
}

/**
 * Animates the appearance of content that replaces other content. Static under reduced motion, and until the animation
 * code is loaded.
 */
export function Appear(element: AppearProps) {
  const isStill = usePrefersReducedMotion()
  useLazyModule(animateModule, true)
  // Decided on mount, so that inputs are never remounted.
  const [code] = useState(() => (isStill ? undefined : animateModule.read()))
  return code ? <code.Appearing {...element} /> : <div {...element} />
}
