import { type RefObject, useEffect, useRef } from 'react'

/**
 * The ref of a field that keeps what was typed before the page was hydrated: hydration leaves it in the field, but the
 * next render would write the state's value over it. `onTyped` is called once, before that render. Who stands in the
 * field by then has told nobody so: the widget hears of the focus now.
 */
export function useTypedEarly(
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
