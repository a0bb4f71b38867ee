/** Moves focus from the button at an index of a list, which is about to disappear with its entry, to the next one or the one before. */
export function focusButtonBeside(list: HTMLElement | null, at: number): void {
  const buttons = list?.querySelectorAll('button')
  ;(buttons?.[at + 1] ?? buttons?.[at - 1])?.focus()
}
