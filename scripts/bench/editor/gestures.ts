import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'

export const stage = { width: 1200, height: 900 }

/** Where a gesture is, so many milliseconds after it began. */
type Step = (milliseconds: number) => Promise<void>

/** Starts a gesture, passes its measured steps, and ends it. */
export type Gesture = (page: Page, measured: (step: Step) => Promise<void>) => Promise<void>

/** Eight milliseconds, as a mouse tells of itself. */
const pace = 8

/** Runs steps at a fixed rate by the clock, independent of the stage's speed, so that every frame has work. */
export async function keepGoing(step: Step, milliseconds: number): Promise<void> {
  const begun = performance.now()
  const under: Promise<void>[] = []
  for (let passed = 0; passed < milliseconds; passed = performance.now() - begun) {
    under.push(step(passed))
    await pause(pace)
  }
  await Promise.all(under)
}

/** A pointer that goes round and round a place, with a button held. */
const roundAndRound =
  ({ x, y }: { x: number; y: number }, button: 'left' | 'middle'): Gesture =>
  async (page, measured) => {
    await page.mouse.move(x, y)
    await page.mouse.down({ button })
    await measured((milliseconds) =>
      page.mouse.move(x + 90 * Math.sin(milliseconds / 200), y + 90 - 90 * Math.cos(milliseconds / 200))
    )
    await page.mouse.up({ button })
  }

/** In and out again by the wheel. */
const inAndOut: Gesture = async (page, measured) => {
  await page.mouse.move(stage.width / 2, stage.height / 2)
  await page.keyboard.down('Control')
  await measured((milliseconds) => page.mouse.wheel(0, milliseconds % 1000 < 500 ? -12 : 12))
  await page.keyboard.up('Control')
}

/** Measured gestures; `top` is the position of the top node. */
export const gestures = {
  dragging: (top: { x: number; y: number }) => roundAndRound(top, 'left'),
  panning: () => roundAndRound({ x: 40, y: 40 }, 'middle'),
  zooming: () => inAndOut
}

export type Work = keyof typeof gestures
export const works = Object.keys(gestures) as Work[]
