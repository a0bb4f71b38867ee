import { flushSync } from 'react-dom'

/**
 * Tells of a choice at once, as a radio button of React's would: Chakra's tells it after the event, and what is pressed
 * next, such as "Add to cart" in one go with the size, would not know of it yet.
 */
export const whenChosen =
  (onChange: (change: { value: string }) => void) =>
  ({ value }: { value: string | null }) => {
    if (value !== null) flushSync(() => onChange({ value }))
  }
