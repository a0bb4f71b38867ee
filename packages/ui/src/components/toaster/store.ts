import type { Picture } from '@motif/contract'

export interface ToastContent {
  title: string
  /** A message about the same thing takes the place of the one before, and its time begins anew. */
  about?: string
  description?: string
  /** An icon and a colour beside the words. */
  tone?: 'good' | 'info' | 'warn' | 'bad'
  /** What it is about, such as the product just added; takes the icon's place. */
  picture?: Picture
  /** A way to answer, such as Undo. Acting closes the toast. */
  action?: { label: string; onAct: () => void }
}

export interface Toaster {
  show: (content: ToastContent) => void
  /** Whether there has been a message: until then nothing but the region is needed. */
  hasShown: () => boolean
  /** Calls when there is the first one. */
  subscribe: (listener: () => void) => () => void
  /** Hands over the messages that wait, and all that follow. */
  connect: (show: (content: ToastContent) => void) => () => void
}

/** Where messages are told from anywhere. They wait until the code that shows them is there. */
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

/** The shop's one toaster. */
export const toaster = createToaster()
