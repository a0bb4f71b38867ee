import { prefetchScreen } from '../loading/prefetch-screen.ts'

/** Hover delay in milliseconds before prefetching. */
const hoverDelay = 65

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether data is metered or slow, which disables prefetching on intent. */
export const isSavingData = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  saveData || /^(?:slow-)?2g$/.test(effectiveType)

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * Prefetches a link's screen on hover, touch or focus; with data saving, only when pressed. Returns a function that
 * stops it.
 */
export function prefetchOnIntent(): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: HTMLAnchorElement | null = null

  const prefetch = (link: HTMLAnchorElement | null) => {
    if (link?.origin === location.origin) void prefetchScreen(new URL(link.href))
  }
  const onIntent = ({ target }: Event) => {
    if (!isSavingData(connection)) prefetch(linkAt(target))
  }
  const onHover = ({ target, pointerType }: PointerEvent) => {
    const link = linkAt(target)
    if (link === over) return
    over = link
    clearTimeout(timer)
    if (link !== null && pointerType !== 'touch' && !isSavingData(connection))
      timer = setTimeout(() => prefetch(link), hoverDelay)
  }
  const onPress = ({ target, pointerType }: PointerEvent) => {
    // A touch may start a scroll.
    if (pointerType !== 'touch') prefetch(linkAt(target))
  }

  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  document.addEventListener('pointerover', onHover, options)
  document.addEventListener('pointerdown', onPress, options)
  document.addEventListener('touchstart', onIntent, options)
  document.addEventListener('focusin', onIntent, options)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
