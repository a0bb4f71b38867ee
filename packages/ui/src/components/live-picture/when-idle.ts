/** Calls back when idle, within two seconds; returns the cancel function. */
export const whenIdle = (then: () => void): (() => void) => {
  // Safari lacks idle callbacks: a timeout is enough.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, 400)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(then, { timeout: 2000 })
  return () => cancelIdleCallback(id)
}
