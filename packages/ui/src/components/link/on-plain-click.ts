import type { MouseEvent } from 'react'

/** Click handler for a link with in-page behaviour. Modified clicks, and clicks without JavaScript, follow the URL. */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
