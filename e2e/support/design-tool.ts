import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

export const stage = (page: Page) => page.getByRole('region', { name: /: your design$/ })
/** An element on the stage, by its accessible name. */
export const thing = (page: Page, name: string | RegExp) => stage(page).getByRole('button', { name })
/** Expects the announcement of the last change. */
export const said = (page: Page, words: string | RegExp) => expect(stage(page).getByRole('status')).toHaveText(words)
/** Many parts of the tool exist twice, for wide and narrow screens; one is visible. */
export const shown = (found: Locator) => found.filter({ visible: true })
export const tool = (page: Page, name: string) =>
  shown(page.getByRole('toolbar', { name: 'Tools' })).getByRole('button', { name, exact: true })

/** Opens the settings of the selection: beside the stage, or on a phone behind a button of the toolbar. */
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

/** Centre once it has been still for 12 frames: the view follows the selection and what covers the stage. */
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

/** Pointer input on the stage, by mouse or touch. */
export interface Hands {
  press: (on: Locator) => Promise<void>
  /** Drags from a point by a distance, in CSS pixels; `drop` releases. */
  drag: (from: Point, by: Point) => Promise<void>
  drop: () => Promise<void>
  /** Opens the context menu at a point. */
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

/** Frames until a finger counts as stopped, which is 40 ms after its last move. */
const stillFrames = 4

const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame)
  }, count)

/** Dispatches touch input as a touch screen would, unlike events created in the page. */
export const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) })

function fingers(page: Page, session: CDPSession): Hands {
  return {
    async press(on) {
      // A sheet that has just opened ignores taps: the second tap of a double tap belongs to the stage.
      await expect(on).toHaveCSS('pointer-events', 'auto')
      await on.tap()
    },
    async drag(from, by) {
      await touch(session, 'touchStart', [from])
      for (let step = 1; step <= 6; step += 1)
        await touch(session, 'touchMove', [{ x: from.x + (by.x * step) / 6, y: from.y + (by.y * step) / 6 }])
    },
    // A finger lifted in motion starts a fling, and the browser takes the next tap as the end of that fling.
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

/** Moves two fingers apart, from `from` to `to` pixels on either side of a point. */
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
