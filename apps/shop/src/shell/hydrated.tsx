import { useEffect, useState } from 'react'

/**
 * Tells early-input.js that what stands before it lives: a boundary is hydrated by itself, later than what is around it.
 * A render later, so that what the screen made of words typed before has come to its buttons.
 */
export function Hydrated() {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    if (isAwake) document.dispatchEvent(new Event('hydrated'))
    // oxlint-disable-next-line react/set-state-in-effect -- the render after hydration is what is waited for
    else setIsAwake(true)
  }, [isAwake])
  return null
}
