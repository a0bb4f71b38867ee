import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

export const stage = (page: Page) => page.getByRole('region', { name: /: your design$/ })
/** What lies on the stage, by what a screen reader says of it. */
export const thing = (page: Page, name: string | RegExp) => stage(page).getByRole('button', { name })
/** What a screen reader hears of the last change. */
export const said = (page: Page, words: string | RegExp) => expect(stage(page).getByRole('status')).toHaveText(words)
/** Many of the tool's parts are there twice, for wide and for narrow; one of them shows. */
export const shown = (found: Locator) => found.filter({ visible: true })
export const tool = (page: Page, name: string) =>
  shown(page.getByRole('toolbar', { name: 'Tools' })).getByRole('button', { name, exact: true })

/** Everything that can be set of what is chosen: beside the stage, or on a phone behind a button of the bar. */
export async function openSettings(page: Page, press = (on: Locator) => on.click()): Promise<Locator> {
  const region = shown(page.getByRole('region', { name: 'Settings' }))
  const button = tool(page, 'Settings')
  await expect(region.or(button)).toBeVisible()
  if (await button.isVisible()) await press(button)
  return region
}

export async function middleOf(found: Locator): Promise<Point> {
  const { x, y, width, height } = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Its middle once the view, which follows what is chosen and what covers it, stands still for a dozen frames. */
export async function restingPlaceOf(found: Locator): Promise<Point> {
  await found.evaluate(async (thing) => {
    const place = () => JSON.stringify(thing.getBoundingClientRect())
    let last = place()
    for (let calm = 0; calm < 12; calm += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (place() !== last) calm = 0
      last = place()
    }
  })
  return middleOf(found)
}

/** How somebody takes hold of things on the stage. */
export interface Hands {
  press: (on: Locator) => Promise<void>
  /** From a place by so much; lets go with `drop`. */
  drag: (from: Point, by: Point) => Promise<void>
  drop: () => Promise<void>
  /** Asks for the menu of what lies there. */
  askAt: (at: Point) => Promise<void>
}

function mouse(page: Page): Hands {
  return {
    press: (on) => on.click(),
    async drag(from, by) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 })
    },
    drop: () => page.mouse.up(),
    askAt: ({ x, y }) => page.mouse.click(x, y, { button: 'right' })
  }
}

/** A finger is taken to have stopped 40 ms after it moved last. */
const stillFrames = 4

const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame)
  }, count)

/** Fingers of the system, as the screen tells of them. */
export const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) })

function fingers(page: Page, session: CDPSession): Hands {
  return {
    async press(on) {
      // A sheet that has just come up leaves a finger's second tap to the stage.
      await expect(on).toHaveCSS('pointer-events', 'auto')
      await on.tap()
    },
    async drag(from, by) {
      await touch(session, 'touchStart', [from])
      for (let step = 1; step <= 6; step += 1)
        await touch(session, 'touchMove', [{ x: from.x + (by.x * step) / 6, y: from.y + (by.y * step) / 6 }])
    },
    // Lifted while it moves, a finger flings; the browser then takes the next tap for the end of the fling.
    drop: async () => {
      await frames(page, stillFrames)
      await touch(session, 'touchEnd', [])
    },
    async askAt(at) {
      await touch(session, 'touchStart', [at])
      await expect(page.getByRole('menu', { name: 'What can be done here' })).toBeVisible()
      await touch(session, 'touchEnd', [])
    }
  }
}

export const handsOn = async (page: Page, isTouch: boolean): Promise<Hands> =>
  isTouch ? fingers(page, await page.context().newCDPSession(page)) : mouse(page)

/** Two fingers on either side of a place go apart. */
export async function pinch(page: Page, { x, y }: Point, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (reach: number) => [
    { x: x - reach, y },
    { x: x + reach, y }
  ]
  await touch(session, 'touchStart', at(from))
  for (let step = 1; step <= 5; step += 1) await touch(session, 'touchMove', at(from + ((to - from) * step) / 5))
  await touch(session, 'touchEnd', [])
  await session.detach()
}
