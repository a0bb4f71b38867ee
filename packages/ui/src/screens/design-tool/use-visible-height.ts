import { type RefObject, useLayoutEffect } from 'react'

/** A keyboard is higher, the bar of a browser lower, in pixels. */
const keyboardLeast = 120

/**
 * Tells an element how much of the window is seen, as `--seen-height`, while a keyboard lies over the rest: browsers move the page below the
 * keyboard instead of making it smaller. Whoever looks at the page from nearer changes nothing.
 */
export function useVisibleHeight(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current
    const seen = element?.ownerDocument.defaultView?.visualViewport
    if (!element || !seen) return undefined
    const follow = () => {
      const isKeyboard = Math.abs(seen.scale - 1) < 0.01 && innerHeight - seen.height > keyboardLeast
      if (!isKeyboard) {
        element.style.removeProperty('--seen-height')
        return
      }
      element.style.setProperty('--seen-height', `${seen.height}px`)
      // All of it has room above the keyboard: what the browser moved up is put back, and the field is looked for within the tool.
      if (seen.offsetTop > 0) scrollTo(0, 0)
      const { activeElement } = element.ownerDocument
      if (element.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
    }
    follow()
    seen.addEventListener('resize', follow)
    return () => seen.removeEventListener('resize', follow)
  }, [root])
}
