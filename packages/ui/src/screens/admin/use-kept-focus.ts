import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to a section when a bar that had it goes with the selection. Give the section the ref and `tabIndex={-1}`. */
export function useKeptFocus(isAny: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAny) return undefined
    const { current } = section
    return () => {
      if (document.activeElement === document.body) current?.focus({ preventScroll: true })
    }
  }, [isAny])
  return section
}
