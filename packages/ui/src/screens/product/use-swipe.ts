import { type PointerEvent, useRef } from 'react'

/** Minimum swipe distance in pixels. */
const far = 48

const isFromTheRight = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Swipe navigation. The element follows the finger; requires `touch-action: pan-y`. */
export function useSwipe(onTurn: (step: 1 | -1) => void) {
  const begun = useRef<{ id: number; x: number }>(undefined)
  const letGo = (element: HTMLElement) => {
    begun.current = undefined
    element.style.translate = ''
  }
  const acrossOf = (event: PointerEvent) =>
    begun.current?.id === event.pointerId ? event.clientX - begun.current.x : 0
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      letGo(event.currentTarget)
      // A second finger is not a swipe.
      if (event.pointerType === 'touch' && event.isPrimary) begun.current = { id: event.pointerId, x: event.clientX }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (begun.current?.id === event.pointerId) event.currentTarget.style.translate = `${acrossOf(event)}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const across = acrossOf(event)
      letGo(event.currentTarget)
      if (Math.abs(across) >= far) onTurn(across < 0 === isFromTheRight(event.currentTarget) ? -1 : 1)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      letGo(event.currentTarget)
    }
  }
}
