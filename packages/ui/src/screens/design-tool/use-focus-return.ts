import { type RefObject, useLayoutEffect } from 'react'

/** Focuses the stage: the text being edited, the selection, or the stage itself. */
export function focusStage(page: Document): void {
  const stage = page.querySelector<HTMLElement>('[data-stage]')
  const chosen =
    stage?.querySelector<HTMLElement>('textarea[data-over-text]') ??
    stage?.querySelector<HTMLElement>('[data-node][aria-pressed=true]')
  ;(chosen ?? stage)?.focus({ preventScroll: true })
}

interface FocusReturnOptions {
  /** Initial focus. */
  head?: RefObject<HTMLElement | null>
}

/** Focus management of panels beside the stage: a closing panel returns focus to its trigger, or to the stage. */
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
