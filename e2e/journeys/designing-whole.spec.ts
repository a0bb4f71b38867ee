import type { Page } from '@playwright/test'
import {
  handsOn,
  openSettings,
  pinch,
  restingPlaceOf,
  said,
  shown,
  stage,
  thing,
  tool
} from '../support/design-tool.ts'
import { drawingOn, expectPrinted, fetchPrint } from '../support/prints.ts'
import { checkOut, checkOutByKeys } from '../support/checkout.ts'
import { chooseFrom, enter, skipToContent, tabTo, typeInto } from '../support/keyboard.ts'
import { main, menuIsGone, open, reload, toasts } from '../support/pages.ts'
import { picture } from '../support/picture.ts'
import { expect, test } from '../support/shop-test.ts'
import { openOrder, openAdmin } from '../support/admin.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add to cart' })

test('what is designed by hand is saved, copied, put on another product, bought, and printed just as it stood there', async ({
  page,
  browser,
  freshEmail,
  isMobile
}) => {
  test.slow()
  const hands = await handsOn(page, isMobile)
  const menu = async (what: string) => {
    await hands.press(page.getByRole('menuitem', { name: what, exact: true }))
    await menuIsGone(page)
  }
  const zoom = page.getByRole('status', { name: 'Zoom' })
  const done = async () => {
    await hands.press(shown(page.getByRole('button', { name: 'Done' })))
    // On a phone, the zoom reappears when nothing covers the stage; the view moves then.
    await expect(zoom).toBeVisible()
  }

  await open(page, '/createdesign')
  await hands.press(main(page).getByRole('link', { name: 'Classic tee', exact: true }))
  await expect(stage(page)).toContainText('Your words or picture go here')

  await hands.press(tool(page, 'Text'))
  await openSettings(page, hands.press)
  await shown(page.getByRole('textbox', { name: 'Words', exact: true })).fill('مرحبا بكم')
  await hands.press(shown(page.getByRole('button', { name: 'Bend' })))
  const arc = shown(page.getByRole('slider', { name: 'Arc' }))
  for (let step = 0; step < 24; step += 1) await arc.press('ArrowRight')
  await expect(arc).toHaveAttribute('aria-valuenow', '120')
  await expect(thing(page, 'Text, مرحبا بكم, 1 of 1')).toBeVisible()
  await done()

  const chosen = page.waitForEvent('filechooser')
  await hands.press(tool(page, 'Image'))
  await (await chosen).setFiles({ name: 'boat.png', mimeType: 'image/png', buffer: picture(100, 70) })
  const boat = thing(page, /^Image, boat/)
  await expect(boat).toBeVisible()
  await done()

  if (isMobile) await hands.press(tool(page, 'More'))
  await hands.press(tool(page, 'QR code'))
  await shown(page.getByRole('textbox', { name: 'Link or text' })).fill('https://example.com/boat')
  await hands.press(shown(page.getByRole('button', { name: 'Add it' })))
  const code = thing(page, /^QR code/)
  await expect(code).toBeVisible()
  await done()

  if (isMobile) {
    await pinch(page, await restingPlaceOf(boat), 30, 45)
    await expect(zoom).not.toHaveText('100 %')
    await hands.press(page.getByRole('button', { name: 'Show all of it' }))
    await expect(zoom).toHaveText('100 %')
  }
  await hands.drag(await restingPlaceOf(code), { x: 3, y: isMobile ? -50 : -120 })
  await hands.drop()
  await said(page, /^QR code, .+ mm from the left/)
  await done()
  // The snap target is announced during the drag.
  await hands.drag(await restingPlaceOf(boat), { x: 3, y: 90 })
  await said(page, /^At (?:centre|edge) of /)
  await hands.drop()
  await said(page, /^boat.png, .+ mm from the left/)
  await hands.press(tool(page, 'Undo'))
  await said(page, 'Undone')
  await hands.press(tool(page, 'Redo'))
  await said(page, 'Done again')

  const stageBox = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await hands.askAt({ x: stageBox.x + 12, y: stageBox.y + 12 })
  await menu('Choose everything')
  await openSettings(page, hands.press)
  await hands.press(shown(page.getByRole('button', { name: 'Group', exact: true })))
  const group = thing(page, 'Group, 1 of 1')
  await expect(group).toBeVisible()
  await said(page, 'Grouped')
  await hands.press(shown(page.getByRole('button', { name: 'Align centres down' })))
  await said(page, /^Group, .+ mm from the left/)
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
  await reload(page)
  await expect(group).toBeVisible()

  await open(page, '/mydesigns')
  const designs = main(page).getByRole('article')
  const more = async (name: string, what: string) => {
    await hands.press(main(page).getByRole('button', { name: `More for ${name}`, exact: true }))
    await menu(what)
  }
  const name = (await designs.first().getAttribute('aria-label')) ?? ''
  await more(name, 'Duplicate')
  await expect(designs).toHaveCount(2)
  await more(`${name}, copy`, 'Move to…')
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Studio mug' }))
  await expect(toasts(page)).toContainText(`${name}, copy is now on`)
  // The dialog traps the focus during its exit animation.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await hands.press(
    main(page)
      .getByRole('article', { name: `${name}, copy` })
      .getByRole('link')
  )
  await expect(group).toBeVisible()
  const drawing = await drawingOn(page)
  await hands.press(shown(page.getByRole('button', { name: 'Add to cart' })))
  // The low resolution needs a confirmation.
  await hands.press(shown(page.getByRole('checkbox', { name: /^Print it as it is boat/ })))
  await hands.press(shown(page.getByRole('button', { name: 'Continue to the cart' })))
  await hands.press(sheet(page).getByRole('button', { name: 'One more' }).first())
  await hands.press(sheet(page).getByRole('button', { name: 'Add 1 to cart' }))
  await expect(toasts(page)).toContainText('is in your cart')
  const { number } = await checkOut(page, freshEmail)

  const adminPage = await openAdmin(browser)
  const panel = await openOrder(adminPage, number)
  const print = await fetchPrint(adminPage, panel, 'Right side, PNG')
  await expectPrinted(browser, print, drawing)
})

test('the same by the keyboard alone', { tag: '@once' }, async ({ page, browser, freshEmail }) => {
  test.slow()
  const keys = page.keyboard
  const field = (name: string) => shown(page.getByLabel(name, { exact: true }))

  await open(page, '/createdesign')
  await skipToContent(page)
  await enter(page, main(page).getByRole('link', { name: 'Classic tee', exact: true }))
  await expect(stage(page)).toContainText('Your words or picture go here')

  await enter(page, tool(page, 'Text'))
  await said(page, 'Your words added')
  await expect(page.getByRole('textbox', { name: 'Type your words' })).toBeFocused()
  await keys.insertText('مرحبا بكم')
  await keys.press('Control+Enter')
  const words = thing(page, /^Text, مرحبا بكم/)
  await expect(words).toBeFocused()
  await enter(page, shown(page.getByRole('button', { name: 'Bend' })))
  await tabTo(page, field('Arc'))
  for (let step = 0; step < 12; step += 1) await keys.press('ArrowRight')
  await expect(field('Arc')).toHaveAttribute('aria-valuetext', '60°')

  const chosen = page.waitForEvent('filechooser')
  await enter(page, tool(page, 'Image'), 'Shift+Tab')
  await (await chosen).setFiles({ name: 'boat.png', mimeType: 'image/png', buffer: picture(100, 70) })
  const boat = thing(page, /^Image, boat/)
  await said(page, /^boat.png added/)
  await expect(boat).toBeFocused()
  for (let step = 0; step < 10; step += 1) await keys.press('Shift+ArrowDown')
  await said(page, /^boat.png, .+ mm from the left/)
  await enter(page, tool(page, 'QR code'), 'Shift+Tab')
  await typeInto(page, field('Link or text'), 'https://example.com/boat')
  await enter(page, shown(page.getByRole('button', { name: 'Add it' })))
  await said(page, 'QR code added')
  const code = thing(page, /^QR code/)
  await expect(code).toBeFocused()
  for (let step = 0; step < 8; step += 1) await keys.press('Shift+ArrowUp')

  // The code is first in reading order now. Each element stays selected while the focus moves to the next.
  for (const next of [words, boat]) {
    await keys.press('Shift+Space')
    await keys.press('Tab')
    await expect(next).toBeFocused()
  }
  await keys.press('Control+g')
  await said(page, 'Grouped')
  const group = thing(page, 'Group, 1 of 1')
  await expect(group).toBeFocused()
  await keys.press('Alt+v')
  await said(page, /^Group, .+ mm from the left/)
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
  await reload(page)
  await expect(group).toBeVisible()

  await open(page, '/mydesigns')
  const designs = main(page).getByRole('article')
  await expect(designs).toHaveCount(1)
  await skipToContent(page)
  const more = async (name: string, what: string) =>
    chooseFrom(page, main(page).getByRole('button', { name: `More for ${name}`, exact: true }), what)
  const name = (await designs.first().getAttribute('aria-label')) ?? ''
  await more(name, 'Duplicate')
  await expect(designs).toHaveCount(2)
  await more(`${name}, copy`, 'Move to…')
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Studio mug' }))
  await expect(toasts(page)).toContainText(`${name}, copy is now on`)
  await enter(
    page,
    main(page)
      .getByRole('article', { name: `${name}, copy` })
      .getByRole('link')
  )
  await expect(group).toBeVisible()
  const drawing = await drawingOn(page)
  await enter(page, shown(page.getByRole('button', { name: 'Add to cart' })))
  await tabTo(page, shown(page.getByRole('checkbox', { name: /^Print it as it is boat/ })))
  await keys.press('Space')
  await enter(page, shown(page.getByRole('button', { name: 'Continue to the cart' })))
  await enter(page, sheet(page).getByRole('button', { name: 'One more' }).first())
  await enter(page, sheet(page).getByRole('button', { name: 'Add 1 to cart' }))
  await expect(toasts(page)).toContainText('is in your cart')
  const { number } = await checkOutByKeys(page, freshEmail)

  const adminPage = await openAdmin(browser)
  const print = await fetchPrint(adminPage, await openOrder(adminPage, number), 'Right side, PNG')
  await expectPrinted(browser, print, drawing)
})
