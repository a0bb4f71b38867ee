import { whenIdle } from '../../../components/live-picture/when-idle.ts'

/** Between two paintings, in milliseconds: what is typed or pulled goes on in between. */
const pause = 100

export interface Painting {
  /** Whether it must wait: what a person does with their hands goes first. */
  isBusy: () => boolean
  /** Paints what there is to be seen now. */
  paint: () => Promise<void>
}

/** Paints again after what changed, one picture at a time, whenever the browser has nothing better to do. */
export function paintWhenIdle({ isBusy, paint }: Painting) {
  let isWanted = false
  let isAtWork = false
  let isOver = false
  let stopWaiting: (() => void) | undefined

  async function work() {
    stopWaiting = undefined
    if (isBusy()) return
    isWanted = false
    isAtWork = true
    await paint()
    await new Promise((resolve) => setTimeout(resolve, pause))
    isAtWork = false
    goOn()
  }

  /** To be told when it may be busy no more. */
  function goOn() {
    if (isWanted && !isAtWork && !isOver && !stopWaiting && !isBusy()) stopWaiting = whenIdle(() => void work())
  }

  return {
    goOn,
    /** Something changed. */
    ask: () => {
      isWanted = true
      goOn()
    },
    stop: () => {
      isOver = true
      stopWaiting?.()
    }
  }
}
