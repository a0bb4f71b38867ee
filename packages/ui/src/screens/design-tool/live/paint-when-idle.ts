import { whenIdle } from '../../../components/live-picture/when-idle.ts'

/** While a hand moves something, a painting begins only where so many milliseconds are left of a frame: none may be lost to it. */
const enough = 8
/** Between two paintings, in milliseconds: as long as the last one took, so that the stage has its share of any machine. */
const pause = { least: 100, most: 250 }

export interface Painting {
  /** What nobody sees waits. */
  isSeen: () => boolean
  /** Whether a hand moves something at this moment. */
  isHeld: () => boolean
  /** Paints what there is to be seen now. */
  paint: () => Promise<void>
}

/** How long a frame lasts on the slower screens, in milliseconds. */
const frame = 1000 / 60

/** Calls after a frame that was done early enough, for browsers that have no idle callbacks (WebKit); gives how not to. */
function whenAFrameIsDoneEarly(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // What waits here comes after the frame was laid out and painted.
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

/** Calls in a moment with enough time in it, however long there is none; gives how not to. */
function whenThereIsTime(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return whenAFrameIsDoneEarly(then)
  const look = (moment: IdleDeadline) => {
    if (moment.timeRemaining() >= enough) then()
    else id = requestIdleCallback(look)
  }
  let id = requestIdleCallback(look)
  return () => cancelIdleCallback(id)
}

/** Paints again after what changed, one picture at a time, the newest, whenever the browser has nothing better to do. */
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

  /** To be told when it is seen again, and when a hand takes hold or lets go. */
  function goOn() {
    if (!isWanted || isAtWork || isOver || !isSeen()) return
    stopWaiting?.()
    stopWaiting = (isHeld() ? whenThereIsTime : whenIdle)(() => void work())
  }

  return {
    goOn,
    /** Something changed. */
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
