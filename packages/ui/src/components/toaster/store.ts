import type { Picture } from '@motif/contract'

export interface ToastContent {
  title: string
  /** A toast about the same subject replaces the previous one and restarts its timer. */
  about?: string
  description?: string
  /** Stays until it is dismissed, instead of five seconds. */
  isPersistent?: boolean
  /** Icon and colour. */
  tone?: 'good' | 'info' | 'warn' | 'bad'
  /** A picture instead of the icon, such as of an added product. */
  picture?: Picture
  /** An action, such as Undo. It closes the toast. */
  action?: { label: string; onAct: () => void }
}

export interface Toaster {
  show: (content: ToastContent) => void
  /** Whether any toast was shown: until then only the live region is needed. */
  hasShown: () => boolean
  /** Called on the first toast. */
  subscribe: (listener: () => void) => () => void
  /** Passes on pending and future toasts. */
  connect: (show: (content: ToastContent) => void) => () => void
}

/** A toast store. Toasts are queued until the rendering code is loaded. */
export function createToaster(): Toaster {
  const listeners = new Set<() => void>()
  let waiting: ToastContent[] = []
  let hasShown = false
  let showNow: ((content: ToastContent) => void) | undefined
  return {
    show: (content) => {
      if (showNow) showNow(content)
      else waiting.push(content)
      if (hasShown) return
      hasShown = true
      for (const listener of listeners) listener()
    },
    hasShown: () => hasShown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect: (show) => {
      showNow = show
      for (const content of waiting) show(content)
      waiting = []
      return () => {
        showNow = undefined
      }
    }
  }
}

/** The shop's global toaster. */
export const toaster = createToaster()
