import { fromCallback } from 'xstate'
import type { ClockEvent } from './types.ts'

/**
 * Emits the time at once and every second. It sends timestamps instead of counting, because phones suspend timers of
 * background pages.
 */
export const clock = fromCallback<ClockEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'CLOCK_TICKED', now: Date.now() })
  tell()
  const interval = setInterval(tell, 1000)
  return () => clearInterval(interval)
})
