import type { Page } from '@playwright/test'
import { type Point, middleOf, restingPlaceOf, said, thing, touch } from '../support/design-tool.ts'
import { open } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom' })

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
    // As an input method puts words in: not letter by letter.
    await page.keyboard.insertText('مرحبا')
    await page.keyboard.press('Control+Enter')
    await expect(thing(page, 'Text, مرحبا, 1 of 1')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(thing(page, 'Text, Hello, 1 of 1')).toBeVisible()
  })

  test('the wheel, the middle button and Space move the view', async ({ page }) => {
    const text = thing(page, /^Text/)
    const at = await middleOf(text)
    // What is marked anywhere is pasted by the middle button elsewhere.
    await page.getByRole('textbox', { name: 'Name of the design' }).press('Control+a')
    await text.focus()
    await page.mouse.move(at.x, at.y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect(zoom(page)).toHaveText('128 %')
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

    // What is chosen stays in sight above its sheet.
    const sheet = await page.getByRole('region', { name: 'Settings' }).filter({ visible: true }).boundingBox()
    await expect.poll(async () => (await middleOf(text)).y).toBeLessThan(sheet?.y ?? 0)

    await expect(page.getByRole('textbox', { name: 'Words' }).filter({ visible: true })).toBeVisible()
    const now = await restingPlaceOf(text)
    await touch(session, 'touchStart', [now])
    await expect(page.getByRole('menu', { name: 'What can be done here' })).toBeVisible()
    await touch(session, 'touchEnd', [])
    await page.getByRole('menuitem', { name: 'Duplicate' }).tap()
    await expect(thing(page, /^Text, Hello/)).toHaveCount(2)
  })

  test('one that has begun to drag, however slowly, is not asked for the menu', async ({ page, context }) => {
    await page.clock.install()
    await open(page, '/designertool?text=Hello')
    const text = thing(page, /^Text, Hello/)
    await expect(text).toBeVisible()
    const session = await context.newCDPSession(page)
    const { x, y } = await restingPlaceOf(text)
    await touch(session, 'touchStart', [{ x, y }])
    // Far enough to drag, and not yet as far as a finger may slip that asks for the menu.
    await touch(session, 'touchMove', [{ x, y: y + 9 }])
    await page.clock.fastForward(1000)
    await touch(session, 'touchMove', [{ x: x + 3, y: y + 60 }])
    await touch(session, 'touchEnd', [])
    await said(page, /^Hello, .+ mm from the left/)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})
