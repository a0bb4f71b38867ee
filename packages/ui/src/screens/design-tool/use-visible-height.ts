import { type RefObject, useLayoutEffect } from 'react'

/** Minimum height of a keyboard in pixels, as opposed to browser bars. */
const keyboardLeast = 120

/**
 * Sets `--seen-height` to the visible window height while a keyboard is open: browsers shift the page instead of
 * resizing it. Pinch zoom is ignored.
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
      // The layout fits above the keyboard: undo the browser's scroll and scroll within the editor.
      if (seen.offsetTop > 0) scrollTo(0, 0)
      const { activeElement } = element.ownerDocument
      if (element.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
    }
    follow()
    seen.addEventListener('resize', follow)
    return () => seen.removeEventListener('resize', follow)
  }, [root])
}
