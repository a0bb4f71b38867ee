import { whenIdle } from '../../../components/live-picture/when-idle.ts'

/** During a drag, painting starts only with this many milliseconds left in a frame, so that no frame is dropped. */
const enough = 8
/**
 * Pause between paints in milliseconds: as long as the last one took, so that the stage gets its share of slow
 * machines.
 */
const pause = { least: 100, most: 250 }

export interface Painting {
  /** Invisible previews are not painted. */
  isSeen: () => boolean
  /** Whether a drag is in progress. */
  isHeld: () => boolean
  /** Paints the current state. */
  paint: () => Promise<void>
}

/** Milliseconds per frame at 60 Hz. */
const frame = 1000 / 60

/**
 * Calls back after a frame with time to spare, for browsers without idle callbacks (WebKit); returns the cancel
 * function.
 */
function whenAFrameIsDoneEarly(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Runs after layout and paint of the frame.
  const look = (began: number) => {
    timer = setTimeout(() => {
      if (performance.now() - began <= frame - enough) then()
      else id = requestAnimationFrame(look)
    })
  }
  let id = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(id)
    clearTimeout(timer)
  }
}

/** Calls back once there is enough idle time, however long that takes; returns the cancel function. */
function whenThereIsTime(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return whenAFrameIsDoneEarly(then)
  const look = (moment: IdleDeadline) => {
    if (moment.timeRemaining() >= enough) then()
    else id = requestIdleCallback(look)
  }
  let id = requestIdleCallback(look)
  return () => cancelIdleCallback(id)
}

/** Repaints after changes when idle, one picture at a time; only the newest state is painted. */
export function paintWhenIdle({ isSeen, isHeld, paint }: Painting) {
  let isWanted = false
  let isAtWork = false
  let isOver = false
  let stopWaiting: (() => void) | undefined

  async function work() {
    stopWaiting = undefined
    if (!isSeen()) return
    isWanted = false
    isAtWork = true
    const began = performance.now()
    await paint()
    await new Promise((resolve) =>
      setTimeout(resolve, Math.min(pause.most, Math.max(pause.least, performance.now() - began)))
    )
    isAtWork = false
    goOn()
  }

  /** Call when visible again, and when a drag starts or ends. */
  function goOn() {
    if (!isWanted || isAtWork || isOver || !isSeen()) return
    stopWaiting?.()
    stopWaiting = (isHeld() ? whenThereIsTime : whenIdle)(() => void work())
  }

  return {
    goOn,
    /** Requests a repaint. */
    ask: () => {
      isWanted = true
      if (!stopWaiting) goOn()
    },
    stop: () => {
      isOver = true
      stopWaiting?.()
    }
  }
}
