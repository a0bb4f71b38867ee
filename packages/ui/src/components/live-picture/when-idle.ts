/** Calls when the browser has nothing better to do, two seconds later at most; gives how not to. */
export const whenIdle = (then: () => void): (() => void) => {
  // Safari has no idle callbacks: a moment later will do.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, 400)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(then, { timeout: 2000 })
  return () => cancelIdleCallback(id)
}
