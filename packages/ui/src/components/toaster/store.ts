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

export interface Toast extends ToastContent {
  id: number
  /** Another number each time it is shown, so that it is heard again. */
  times: number
}

/** Time as the toaster sees it; injected in tests. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now: () => number
  /** Calls once after so many milliseconds; the answer calls it off. */
  after: (milliseconds: number, call: () => void) => () => void
}

export interface Toaster {
  /** Shows a message for `lifetime`; answers its id. */
  show: (content: ToastContent) => number
  dismiss: (id: number) => void
  /** Stops a message's time, for as long as it is pointed at or holds the focus. */
  pause: (id: number) => void
  resume: (id: number) => void
  subscribe: (listener: () => void) => () => void
  /** Oldest first; the same array until something changes. */
  read: () => readonly Toast[]
}

/** How long a message stays, in milliseconds. */
const lifetime = 5000
/** More would hide the page; the oldest goes. */
const atOnce = 4

interface Countdown {
  left: number
  since: number
  stop: (() => void) | null
}

const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  }
}

/** What a toaster reads before anything is shown, the same on the server and in the browser. */
export const noToasts: readonly Toast[] = []

/** The messages on show, without any looks: call `show` from anywhere, put one `<Toaster />` in the shell. */
export function createToaster({ clock = systemClock }: { clock?: Clock } = {}): Toaster {
  let toasts = noToasts
  let times = 0
  const countdowns = new Map<number, Countdown>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const dismiss = (id: number) => {
    countdowns.get(id)?.stop?.()
    countdowns.delete(id)
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
  }
  const resume = (id: number) => {
    const countdown = countdowns.get(id)
    if (!countdown || countdown.stop) return
    countdown.since = clock.now()
    countdown.stop = clock.after(countdown.left, () => dismiss(id))
  }

  return {
    show: (content) => {
      const replaced = content.about === undefined ? undefined : toasts.find(({ about }) => about === content.about)
      const running = replaced && countdowns.get(replaced.id)
      running?.stop?.()
      times += 1
      const id = replaced?.id ?? times
      countdowns.set(id, { left: lifetime, since: 0, stop: null })
      change(
        replaced
          ? toasts.map((toast) => (toast === replaced ? { ...content, id, times } : toast))
          : [...toasts, { ...content, id, times }]
      )
      const oldest = toasts[0]
      if (oldest && toasts.length > atOnce) dismiss(oldest.id)
      // Pointed at, the new one waits as the old one did.
      if (running?.stop !== null) resume(id)
      return id
    },
    dismiss,
    pause: (id) => {
      const countdown = countdowns.get(id)
      if (!countdown?.stop) return
      countdown.stop()
      countdown.stop = null
      countdown.left = Math.max(0, countdown.left - (clock.now() - countdown.since))
    },
    resume,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => toasts
  }
}

/** The shop's one toaster. */
export const toaster = createToaster()
