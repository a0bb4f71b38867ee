import { fromCallback } from 'xstate'
import type { ClockEvent } from './types.ts'

/**
 * Tells the time at once and every second. It tells the moment rather than counting, because a phone that shows
 * the mail app for half a minute stops a page's timers.
 */
export const clock = fromCallback<ClockEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'CLOCK_TICKED', now: Date.now() })
  tell()
  const interval = setInterval(tell, 1000)
  return () => clearInterval(interval)
})
