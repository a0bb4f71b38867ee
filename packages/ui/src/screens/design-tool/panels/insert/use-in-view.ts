import { type RefObject, useEffect, useState } from 'react'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

function tell(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
}

/** Whether an element was ever in view; one shared observer for hundreds of elements. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isSeen || !element) return undefined
    observer ??= new IntersectionObserver(tell)
    waiting.set(element, () => setSeen(true))
    observer.observe(element)
    return () => {
      waiting.delete(element)
      observer?.unobserve(element)
    }
  }, [ref, isSeen])
  return isSeen
}
