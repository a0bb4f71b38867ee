import { flushSync } from 'react-dom'

/**
 * Applies a choice synchronously, like a native radio button. Chakra reports it after the event, too late for a press
 * that follows immediately, such as "Add to cart".
 */
export const syncOnChange =
  (onChange: (change: { value: string }) => void) =>
  ({ value }: { value: string | null }) => {
    if (value !== null) flushSync(() => onChange({ value }))
  }
