/** A `ref` for what takes the place of the control that was used: it takes the focus that went with the control, and no other. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus()
}
