import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Zoom scale, and which point of the picture (fractions) is at which point of the frame (pixels). */
export interface Zoom {
  scale: number
  place: { x: number; y: number }
  at: { x: number; y: number }
}

const nearest = 4

interface Pinch {
  apart: number
  scale: number
  place: Zoom['place']
}

function fingersOf({ touches: [one, other] }: TouchEvent) {
  if (!one || !other) return undefined
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2
  }
}

/** Pinch zoom in a scrolling frame; the point between the fingers stays fixed. */
export function usePinch(frame: RefObject<HTMLElement | null>, scale: number, onZoom: (zoom: Zoom) => void) {
  const scaleNow = useEffectEvent(() => scale)
  const zoom = useEffectEvent(onZoom)
  useEffect(() => {
    const box = frame.current
    if (!box) return undefined
    let pinch: Pinch | undefined
    const begin = (event: TouchEvent) => {
      const fingers = event.touches.length === 2 ? fingersOf(event) : undefined
      const { left, top } = box.getBoundingClientRect()
      pinch = fingers && {
        apart: Math.max(1, fingers.apart),
        scale: scaleNow(),
        place: {
          x: (fingers.x - left + box.scrollLeft) / box.scrollWidth,
          y: (fingers.y - top + box.scrollTop) / box.scrollHeight
        }
      }
    }
    const move = (event: TouchEvent) => {
      const fingers = fingersOf(event)
      if (!pinch || !fingers) return
      // Prevents page zoom.
      if (event.cancelable) event.preventDefault()
      const { left, top } = box.getBoundingClientRect()
      zoom({
        scale: Math.min(nearest, Math.max(1, (pinch.scale * fingers.apart) / pinch.apart)),
        place: pinch.place,
        at: { x: fingers.x - left, y: fingers.y - top }
      })
    }
    box.addEventListener('touchstart', begin, { passive: true })
    box.addEventListener('touchmove', move, { passive: false })
    box.addEventListener('touchend', begin, { passive: true })
    box.addEventListener('touchcancel', begin, { passive: true })
    return () => {
      box.removeEventListener('touchstart', begin)
      box.removeEventListener('touchmove', move)
      box.removeEventListener('touchend', begin)
      box.removeEventListener('touchcancel', begin)
    }
  }, [frame])
}
