import type { MouseEvent } from 'react'

/** For a link whose press does its work in this page. With a key that opens a tab or a window, and where no script runs, its address does. */
export const onPlainPress =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
