/** The name of a frame that stands among others, on the sheet of modes. */
export const frameOfSheet = 'frame-of-sheet'

/**
 * What takes the focus in a frame of the sheet stays where it is: the browser would scroll it into view, and with it the
 * whole sheet.
 */
export function holdStillInSheet() {
  if (window.name !== frameOfSheet) return
  const { prototype } = HTMLElement
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'focus')
  const focus: unknown = descriptor?.value
  if (typeof focus !== 'function') return
  Object.defineProperty(prototype, 'focus', {
    ...descriptor,
    value(this: HTMLElement, options?: FocusOptions) {
      Reflect.apply(focus, this, [{ ...options, preventScroll: true }])
    }
  })
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, writable: true, value: () => {} })
}
