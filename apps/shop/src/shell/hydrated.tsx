import { useEffect, useState } from 'react'

/**
 * Signals early-input.js that the preceding boundary is hydrated: boundaries hydrate separately. It waits one render,
 * so that restored input has reached the buttons.
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
