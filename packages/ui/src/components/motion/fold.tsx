import type { ReactNode } from 'react'
import { useCode } from '../../on-demand/index.ts'
import { foldingCode } from './folding-code.ts'
import { useIsStill } from './use-is-still.ts'

/** What stands in a list from the start is at rest. */
export type Phase = 'rest' | 'coming' | 'leaving'

export interface FoldProps {
  phase: Phase
  /** It has folded away. */
  onGone: () => void
  'data-pending'?: boolean | undefined
  'aria-busy'?: boolean | undefined
  children: ReactNode
}

/** Whether what comes and goes unfolds and folds away: once the code for it is there, and not under reduced motion. */
export function useFolds(): boolean {
  const isStill = useIsStill()
  return useCode(foldingCode, true) !== undefined && !isStill
}

/** An item of a list that comes and goes. At rest it is a plain element: of two hundred, only those that move cost more. */
export function Fold(props: FoldProps) {
  const { phase, onGone: _onGone, ...item } = props
  const code = foldingCode.read()
  return phase === 'rest' || code === undefined ? <li {...item} /> : <code.Folding {...props} />
}
