import type { KeyboardEvent } from 'react'

/** Navigates by arrow keys in reading direction. */
export const turnByKey = (turn: (step: 1 | -1) => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const isForward = (event.key === 'ArrowRight') !== (getComputedStyle(event.currentTarget).direction === 'rtl')
  event.preventDefault()
  turn(isForward ? 1 : -1)
}
