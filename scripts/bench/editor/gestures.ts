import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'

export const stage = { width: 1200, height: 900 }

/** Where a gesture is, so many milliseconds after it began. */
type Step = (milliseconds: number) => Promise<void>

/** Takes hold, hands on what is to be done while it is measured, and lets go. */
export type Gesture = (page: Page, measured: (step: Step) => Promise<void>) => Promise<void>

/** Eight milliseconds, as a mouse tells of itself. */
const pace = 8

/**
 * Steps of a gesture as a hand makes them: by the clock, however long the stage takes for each, so that every frame has
 * something to do and those of a slow stage no less.
 */
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

/** What a stage is measured at; `top` is where its top node lies. */
export const gestures = {
  dragging: (top: { x: number; y: number }) => roundAndRound(top, 'left'),
  panning: () => roundAndRound({ x: 40, y: 40 }, 'middle'),
  zooming: () => inAndOut
}

export type Work = keyof typeof gestures
export const works = Object.keys(gestures) as Work[]
