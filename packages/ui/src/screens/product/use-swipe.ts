import { type PointerEvent, useRef } from 'react'

/** How far a finger goes before it means another picture, in pixels. */
const far = 48

const isFromTheRight = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Turns on when a finger sweeps across. The element goes with the finger; it needs `touch-action: pan-y`. */
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
      // A second finger means something else.
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
