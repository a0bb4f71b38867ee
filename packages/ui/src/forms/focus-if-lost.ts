/** A `ref` for an element that replaces the focused control: takes focus only if it was lost. */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus()
}
