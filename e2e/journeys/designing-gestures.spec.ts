import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  type Point,
  handsOn,
  middleOf,
  openSettings,
  restingPlaceOf,
  said,
  shown,
  stage,
  thing,
  tool,
  touch
} from '../support/design-tool.ts'
import { open } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom' })

const typing = (page: Page) => page.getByRole('textbox', { name: 'Type your words' })

/** Records the focused element at the end of a press: phones open no keyboard for a focus that moves later. */
const typesAtOnce = (page: Page, type: 'click' | 'pointerup') =>
  page.evaluate((last) => {
    const seen = { focused: '' }
    Object.assign(globalThis, { seen })
    // Runs after all listeners of the page and before any queued task.
    addEventListener(last, () => (seen.focused = document.activeElement?.getAttribute('aria-label') ?? ''))
  }, type)
const focusedWithin = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { focused: string } }).seen.focused)

const nextFrame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))

/** Number of times that Chromium repeated its layer assignment for all painted content during 30 steps, one per frame. */
async function layerizedDuring(browser: Browser, page: Page, act: (step: number) => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['blink'] })
  for (let step = 1; step <= 30; step += 1) {
    await act(step)
    await nextFrame(page)
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] }
  const named = (name: string) => traceEvents.filter((event) => event.name === name).length
  expect(named('LocalFrameView::pushPaintArtifactToCompositor')).toBeGreaterThan(20)
  return named('PaintArtifactCompositor::Update')
}

/** Waits until the view is at rest: no element is prepared for a move. */
async function comesToRest(page: Page) {
  const waiting = () =>
    page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().delay !== 0).length)
  await expect.poll(waiting).toBe(0)
}

/** Number of pixels that differ by more than 8 of 255 grey levels, beyond rounding errors. */
async function unlikePixels(one: Buffer, other: Buffer): Promise<number> {
  const [pixels = Buffer.of(), others = Buffer.of()] = await Promise.all(
    [one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer())
  )
  return pixels.filter((level, index) => Math.abs(level - (others[index] ?? 0)) > 8).length
}

async function drag(page: Page, from: Point, by: Point) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 })
}

test.describe('with a mouse', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/designertool?text=Hello')
    await expect(thing(page, 'Text, Hello, 1 of 1')).toBeVisible()
  })

  test('what is dragged is carried, while all around it is left as it is', async ({ page, browser }) => {
    const start = await middleOf(thing(page, /^Text, Hello/))
    // Includes animations of removed elements, which `document.getAnimations` omits.
    const begun = await page.evaluateHandle(() => {
      const animations: Animation[] = []
      const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate')
      Element.prototype.animate = function (...effect) {
        const animation = animate.apply(this, effect)
        animations.push(animation)
        return animation
      }
      return animations
    })
    await drag(page, start, { x: 20, y: 20 })
    const passes = await layerizedDuring(browser, page, (step) =>
      page.mouse.move(start.x + 20 + step, start.y + 20 + step)
    )
    expect(passes).toBeLessThan(10)
    // The nodes do not inherit the stage's cursor, which would restyle all of them.
    await expect(stage(page)).toHaveCSS('cursor', 'move')
    await expect(page.getByTestId('sheets')).toHaveCSS('cursor', 'default')
    await page.mouse.up()
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ pending }) => !pending).length)
    await expect.poll(moving).toBe(0)
    expect(await begun.evaluate(({ length }) => length)).toBeGreaterThan(0)
    await expect
      .poll(() => begun.evaluate((all) => all.filter(({ playState }) => playState === 'running').length))
      .toBe(0)
  })

  test('the wheel carries the view, while all on it is left as it is', async ({ page, browser }) => {
    const start = await middleOf(thing(page, /^Text, Hello/))
    await page.mouse.move(start.x, start.y)
    // On a busy machine the view may come to rest between two steps, which adds a pass each time: the attempt is repeated.
    await expect(async () => {
      await page.mouse.wheel(2, 3)
      await nextFrame(page)
      const passes = await layerizedDuring(browser, page, () => page.mouse.wheel(2, 3))
      expect(passes).toBeLessThan(10)
    }).toPass({ timeout: 45_000 })
    await comesToRest(page)
  })

  test('a zoom stretches the frame of what is chosen, and lays it out once it rests', async ({ page, browser }) => {
    const start = await middleOf(thing(page, /^Text, Hello/))
    await page.mouse.click(start.x, start.y)
    const handle = page.locator('[data-handle=se]')
    const before = await handle.boundingBox()
    await page.keyboard.down('Control')
    // As for the wheel, an attempt in which the view came to rest is repeated.
    await expect(async () => {
      const passes = await layerizedDuring(browser, page, (step) => page.mouse.wheel(0, step % 20 < 10 ? -2 : 2))
      expect(passes).toBeLessThan(10)
    }).toPass({ timeout: 45_000 })
    await page.keyboard.up('Control')
    await comesToRest(page)
    const after = await handle.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    expect(after?.x).not.toBe(before?.x)
  })

  test('at rest after a move, all is as sharp as if drawn anew', async ({ page }) => {
    const start = await middleOf(thing(page, /^Text, Hello/))
    await page.mouse.click(start.x, start.y)
    await expect(page.locator('[data-handle=se]')).toBeVisible()
    const unlikeDrawnAnew = async () => {
      await nextFrame(page)
      await comesToRest(page)
      const moved = await stage(page).screenshot()
      await page.evaluate(async () => {
        const layers = [...document.querySelectorAll('div')].filter(({ style }) =>
          style.transform.startsWith('translate')
        )
        for (const layer of layers) layer.style.display = 'none'
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        for (const layer of layers) layer.style.display = ''
      })
      return unlikePixels(moved, await stage(page).screenshot())
    }
    // Repeated if a picture arrived between the two screenshots.
    await expect(async () => {
      await page.mouse.wheel(3, 5)
      expect(await unlikeDrawnAnew()).toBeLessThan(5)
      await page.keyboard.press('Control+-')
      expect(await unlikeDrawnAnew()).toBeLessThan(5)
      await page.keyboard.press('Control+=')
    }).toPass({ timeout: 45_000 })
  })

  test('things are moved, snapped, pulled and turned, and each is one step back', async ({ page }) => {
    const text = thing(page, /^Text, Hello/)
    const start = await middleOf(text)
    await drag(page, start, { x: 3, y: 60 })
    await said(page, 'At centre of the print')
    await page.mouse.up()
    await said(page, /^Hello, .* mm from the left, .* mm from the top, centre of the print/)

    const frame = await text.boundingBox()
    await drag(page, await middleOf(page.locator('[data-handle=se]')), { x: 40, y: 40 })
    await page.mouse.up()
    await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan((frame?.width ?? 0) + 20)

    await page.keyboard.down('Shift')
    await drag(page, await middleOf(page.locator('[data-rotate]')), { x: -150, y: -40 })
    await page.mouse.up()
    await page.keyboard.up('Shift')
    await said(page, /^Hello turned to (?:15|30|45|60|75|90) degrees$/)

    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
    await expect(
      page.getByRole('toolbar', { name: 'Tools' }).filter({ visible: true }).getByRole('button', { name: 'Undo' })
    ).toHaveAttribute('aria-disabled', 'true')
    const back = await middleOf(text)
    expect([back.x, back.y]).toEqual([expect.closeTo(start.x, 0), expect.closeTo(start.y, 0)])
  })

  test('Escape in the middle of a drag gives it back', async ({ page }) => {
    const text = thing(page, /^Text, Hello/)
    const start = await middleOf(text)
    await drag(page, start, { x: 80, y: 50 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect((await middleOf(text)).x).toBeCloseTo(start.x, 0)
  })

  test('words are typed where they stand, in Arabic too', async ({ page }) => {
    const { x, y } = await middleOf(thing(page, /^Text, Hello/))
    await page.mouse.dblclick(x, y)
    const typing = page.getByRole('textbox', { name: 'Type your words' })
    await expect(typing).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' you')
    await expect(page.getByTestId('text-caret')).toHaveAttribute('data-index', '9')
    await page.keyboard.press('Control+a')
    // Inserts the text at once, as an input method does.
    await page.keyboard.insertText('مرحبا')
    await page.keyboard.press('Control+Enter')
    await expect(thing(page, 'Text, مرحبا, 1 of 1')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(thing(page, 'Text, Hello, 1 of 1')).toBeVisible()
  })

  test('Text is pressed and typed at once; Escape keeps it, and lets go of it the next time', async ({ page }) => {
    await tool(page, 'Text').click()
    await expect(typing(page)).toBeFocused()
    await page.keyboard.type('Fresh bread')
    await page.keyboard.press('Escape')
    const bread = thing(page, 'Text, Fresh bread, 2 of 2')
    await expect(bread).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bread).toHaveAttribute('aria-pressed', 'false')
    await expect(bread).toBeVisible()
  })

  test('who goes on to the settings has finished typing', async ({ page }) => {
    await tool(page, 'Text').click()
    await page.keyboard.type('Bread')
    await shown(page.getByRole('textbox', { name: 'Words', exact: true })).click()
    await page.keyboard.press('End')
    await expect(typing(page)).toHaveCount(0)
    await page.keyboard.type(' and jam')
    await expect(thing(page, /^Text, Bread and jam/)).toBeVisible()
  })

  test('the wheel, the middle button and Space move the view', async ({ page }) => {
    const text = thing(page, /^Text/)
    const at = await middleOf(text)
    // Selected text, which the middle button would paste elsewhere.
    await page.getByRole('textbox', { name: 'Name of the design' }).press('Control+a')
    await text.focus()
    await page.mouse.move(at.x, at.y)
    await page.keyboard.down('Control')
    // What the page does is waited for, not Chromium's answer to the command, which once did not come in four minutes.
    page.mouse.wheel(0, -100).catch(() => undefined)
    await expect(zoom(page)).toHaveText('128 %')
    await page.keyboard.up('Control')
    expect((await middleOf(text)).x).toBeCloseTo(at.x, 0)
    await page.mouse.down({ button: 'middle' })
    await page.mouse.move(at.x + 50, at.y + 20, { steps: 4 })
    await page.mouse.up({ button: 'middle' })
    await expect.poll(async () => (await middleOf(text)).x).toBeCloseTo(at.x + 50, 0)
    await page.keyboard.press('Control+0')
    await expect(zoom(page)).toHaveText('100 %')
  })

  test('copied, pasted, grouped, and given away by the menu', async ({ page }) => {
    await thing(page, /^Text, Hello/).focus()
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await expect(thing(page, /^Text, Hello/)).toHaveCount(2)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+g')
    await expect(thing(page, 'Group, 1 of 1')).toBeFocused()
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Ungroup' }).click()
    await expect(thing(page, /^Text, Hello/)).toHaveCount(2)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })
})

test.describe('text boxes', () => {
  test('are pulled narrower at the side, wrap there, and are one step back', async ({ page, isMobile }) => {
    await open(page, '/designertool?text=Good%20morning')
    const text = thing(page, /^Text, Good morning/)
    await expect(text).toBeVisible()
    await text.focus()
    await restingPlaceOf(text)
    const hands = await handsOn(page, isMobile)
    const before = (await text.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await hands.drag(await middleOf(page.locator('[data-handle=e]')), { x: -before.width * 0.55, y: 0 })
    await hands.drop()
    await said(page, /^Good morning, .+ by .+ mm/)
    const after = (await text.boundingBox()) ?? before
    expect(after.width).toBeLessThan(before.width * 0.8)
    expect(after.height).toBeGreaterThan(before.height * 1.3)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await text.boundingBox())?.width).toBeCloseTo(before.width, -1)
  })
})

test.describe('with fingers', { tag: '@phone' }, () => {
  test('two of them pinch, one drags, and one that stays asks for the menu', async ({ page, context }) => {
    await open(page, '/designertool?text=Hello')
    const text = thing(page, /^Text, Hello/)
    await expect(text).toBeVisible()
    const session = await context.newCDPSession(page)
    const { x, y } = await restingPlaceOf(text)
    const before = await text.boundingBox()
    await touch(session, 'touchStart', [
      { x: x - 30, y },
      { x: x + 30, y }
    ])
    for (let reach = 35; reach <= 60; reach += 5)
      await touch(session, 'touchMove', [
        { x: x - reach, y },
        { x: x + reach, y }
      ])
    await touch(session, 'touchEnd', [])
    await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.8)
    expect((await middleOf(text)).x).toBeCloseTo(x, -1)

    await touch(session, 'touchStart', [{ x, y }])
    for (let step = 1; step <= 5; step += 1) await touch(session, 'touchMove', [{ x, y: y + step * 8 }])
    await touch(session, 'touchEnd', [])
    await said(page, /^Hello, .+ mm from the left/)

    // The selection stays visible above the sheet with its settings.
    const sheet = await (await openSettings(page)).boundingBox()
    await expect.poll(async () => (await middleOf(text)).y).toBeLessThan(sheet?.y ?? 0)

    await expect(page.getByRole('textbox', { name: 'Words' }).filter({ visible: true })).toBeVisible()
    const now = await restingPlaceOf(text)
    await touch(session, 'touchStart', [now])
    await expect(page.getByRole('menu', { name: 'What can be done here' })).toBeVisible()
    await touch(session, 'touchEnd', [])
    await page.getByRole('menuitem', { name: 'Duplicate' }).tap()
    await expect(thing(page, /^Text, Hello/)).toHaveCount(2)
  })

  test('Text is tapped and typed at once', async ({ page }) => {
    await open(page, '/designertool?product=classic-tee')
    await expect(stage(page)).toContainText('Your words or picture go here')
    await typesAtOnce(page, 'click')
    await tool(page, 'Text').tap()
    await expect(typing(page)).toBeFocused()
    expect(await focusedWithin(page)).toBe('Type your words')
    await page.keyboard.type('Fresh bread')
    await expect(thing(page, 'Text, Fresh bread, 1 of 1')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(thing(page, 'Text, Fresh bread, 1 of 1')).toBeFocused()
  })

  test('words tapped twice are typed, within the tap', async ({ page, context }) => {
    await open(page, '/designertool?text=Hello')
    const text = thing(page, /^Text, Hello/)
    await expect(text).toBeVisible()
    // Moves the text to where the settings open with the first tap.
    await text.focus()
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Escape')
    const session = await context.newCDPSession(page)
    const at = await restingPlaceOf(text)
    await typesAtOnce(page, 'pointerup')
    // Sends all events without waiting, so that a slow machine does not delay the second tap.
    await Promise.all([1, 2].flatMap(() => [touch(session, 'touchStart', [at]), touch(session, 'touchEnd', [])]))
    await expect(typing(page)).toBeFocused()
    expect(await focusedWithin(page)).toBe('Type your words')
    await page.keyboard.type('Rain')
    await expect(thing(page, 'Text, Rain, 1 of 1')).toBeVisible()
  })

  test('one that has begun to drag, however slowly, is not asked for the menu', async ({ page, context }) => {
    await page.clock.install()
    await open(page, '/designertool?text=Hello')
    const text = thing(page, /^Text, Hello/)
    await expect(text).toBeVisible()
    const session = await context.newCDPSession(page)
    const { x, y } = await restingPlaceOf(text)
    await touch(session, 'touchStart', [{ x, y }])
    // Far enough for a drag, but within the tolerance of a long press.
    await touch(session, 'touchMove', [{ x, y: y + 9 }])
    await page.clock.fastForward(1000)
    await touch(session, 'touchMove', [{ x: x + 3, y: y + 60 }])
    await touch(session, 'touchEnd', [])
    await said(page, /^Hello, .+ mm from the left/)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})
