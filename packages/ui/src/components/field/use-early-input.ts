import { type RefObject, useEffect, useRef } from 'react'

/**
 * Ref of a field that preserves input from before hydration: hydration keeps it in the DOM, but the next render would
 * overwrite it. `onTyped` is called once, before that render. If the field has focus by then, the focus event is
 * dispatched again for widgets.
 */
export function useEarlyInput(
  onTyped: (typed: { value: string; isFocused: boolean }) => void
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = field
    if (current !== null && document.activeElement === current)
      current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (current !== null && current.value !== current.defaultValue)
      onTyped({ value: current.value, isFocused: document.activeElement === current })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page wakes up
  }, [])
  return field
}
