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

/** Calls in a moment with enough time in it, however long there is none; gives how not to. Where browsers do not tell, never. */
function whenThereIsTime(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => {}
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
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause.most, Math.max(pause.least, performance.now() - began))))
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
