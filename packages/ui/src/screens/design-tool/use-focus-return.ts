import { type RefObject, useLayoutEffect } from 'react'

/** Takes the focus to the stage: to words that are typed, to what is chosen on it, else to itself, from where Tab goes on to what lies there. */
export function focusStage(page: Document): void {
  const stage = page.querySelector<HTMLElement>('[data-stage]')
  const chosen =
    stage?.querySelector<HTMLElement>('textarea[data-over-text]') ??
    stage?.querySelector<HTMLElement>('[data-node][aria-pressed=true]')
  ;(chosen ?? stage)?.focus({ preventScroll: true })
}

interface FocusReturnOptions {
  /** What takes the focus when it appears. */
  head?: RefObject<HTMLElement | null>
}

/**
 * For what comes and goes beside the stage. When it goes with the focus in it, the focus returns to what it came from, and
 * to the stage where nothing asked for it; left to the browser it would be nowhere.
 */
export function useFocusReturn(root: RefObject<HTMLElement | null>, { head }: FocusReturnOptions = {}): void {
  useLayoutEffect(() => {
    const frame = root.current
    const page = frame?.ownerDocument
    const opener = head ? page?.activeElement : undefined
    head?.current?.focus({ preventScroll: true })
    return () => {
      if (!page || !frame?.contains(page.activeElement)) return
      if (opener instanceof HTMLElement && opener !== page.body && opener.isConnected) opener.focus()
      else page.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
    }
  }, [root, head])
}
