import type { ReactNode } from 'react'
import { useLazyModule } from '../../lazy-module/index.ts'
import { animateModule } from './animate-module.ts'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

/** Initial items of a list are at rest. */
export type Phase = 'rest' | 'coming' | 'leaving'

export interface CollapseProps {
  phase: Phase
  /** Called when it has collapsed. */
  onGone: () => void
  'data-pending'?: boolean | undefined
  'aria-busy'?: boolean | undefined
  children: ReactNode
}

/** Whether lists animate: the code is loaded, and motion is not reduced. */
export function useIsCollapseAnimated(): boolean {
  const isStill = usePrefersReducedMotion()
  return useLazyModule(animateModule, true) !== undefined && !isStill
}

/** An animated list item. At rest it is a plain element: of two hundred, only the moving ones cost more. */
export function Collapse(props: CollapseProps) {
  const { phase, onGone: _onGone, ...item } = props
  const code = animateModule.read()
  return phase === 'rest' || code === undefined ? <li {...item} /> : <code.Collapsing {...props} />
}
