import { type ReactNode, useState } from 'react'
import { useCode } from '../../on-demand/index.ts'
import { foldingCode } from './folding-code.ts'
import { useIsStill } from './use-is-still.ts'

export interface AppearProps {
  className?: string
  children: ReactNode
}

/** What comes in where something else was. What is there before the code that moves it, and under reduced motion, stands still. */
export function Appear(element: AppearProps) {
  const isStill = useIsStill()
  useCode(foldingCode, true)
  // Decided once: what somebody types in stays the same element.
  const [code] = useState(() => (isStill ? undefined : foldingCode.read()))
  return code ? <code.Appearing {...element} /> : <div {...element} />
}
