import type { Page } from '@playwright/test'
import { register } from '../support/accounts.ts'
import { main, open, reload, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const stage = (page: Page) => page.getByRole('region', { name: /: your design$/ })
const thing = (page: Page, name: string | RegExp) => stage(page).getByRole('button', { name })
const state = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

const waiting = 'Not saved: no connection. Your work is kept on this device.'

/** Changes the design as the arrow keys do. */
async function nudge(page: Page, words: string, key = 'ArrowDown') {
  await thing(page, new RegExp(`^Text, ${words}`)).focus()
  await page.keyboard.press(key)
}

/** Where its words lie on the screen while nothing is chosen: a phone's sheet, up for what is chosen, moves the stage. */
async function placeOf(page: Page, words: string): Promise<number> {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(400)
  return Math.round((await thing(page, new RegExp(`^Text, ${words}`)).boundingBox())?.y ?? -1)
}

async function choose(page: Page, design: string, what: string) {
  await main(page).getByRole('button', { name: `More for ${design}`, exact: true }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

test('two windows on one design end in a question, and both versions are kept', async ({ page, context }) => {
  test.slow()
  await open(page, '/designertool?product=classic-tee&text=Both')
  await nudge(page, 'Both')
  await state(page, 'Kept on this device')
  await expect(page).toHaveURL(/\?design=/)

  const other = await context.newPage()
  await open(other, page.url())
  await nudge(other, 'Both', 'Shift+ArrowDown')
  await state(other, 'Kept on this device')

  await nudge(page, 'Both', 'ArrowUp')
  const question = page.getByRole('dialog', { name: /^Two versions of / })
  await expect(question.getByRole('img')).toHaveCount(2)
  await question.getByRole('button', { name: 'Keep both, mine as a copy' }).click()
  await expect(question).toHaveCount(0)
  await state(page, 'Kept on this device')
  await open(page, '/mydesigns')
  await expect(main(page).getByRole('article')).toHaveCount(2)
  await other.close()
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('work is kept on the device, outlives the page and is saved when the network is back', async ({ page, mailbox, freshEmail }) => {
    test.slow()
    await register(page, mailbox, { email: freshEmail })
    await open(page, '/designertool?product=classic-tee&text=Offline')
    await nudge(page, 'Offline')
    await state(page, 'Saved')

    // Saving alone fails: the page itself has to come back.
    await page.route('**/api/v1/designs/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await nudge(page, 'Offline', 'Shift+ArrowDown')
    await state(page, waiting)
    const place = await placeOf(page, 'Offline')
    await reload(page)
    await state(page, waiting)
    await expect.poll(() => placeOf(page, 'Offline')).toBe(place)
    await page.unroute('**/api/v1/designs/*')
    await state(page, 'Saved')
  })
})

test('a tab that is gone a second after a change has lost nothing', async ({ page, context }) => {
  await open(page, '/designertool?product=classic-tee&text=Quick')
  await nudge(page, 'Quick')
  await expect(page).toHaveURL(/\?design=/)
  await nudge(page, 'Quick', 'Shift+ArrowDown')
  await nudge(page, 'Quick', 'Shift+ArrowDown')
  const address = page.url()
  await page.waitForTimeout(600)
  const place = await placeOf(page, 'Quick')
  const next = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await open(next, address)
  await expect.poll(() => placeOf(next, 'Quick')).toBe(place)
})

test('a design is duplicated, moved to other goods, shared with a stranger and deleted, and what was done is undone', async ({ page, browser, mailbox, freshEmail }) => {
  test.slow()
  await register(page, mailbox, { email: freshEmail })
  await open(page, '/designertool?product=classic-tee&text=Hello')
  await nudge(page, 'Hello')
  await state(page, 'Saved')

  await open(page, '/mydesigns')
  const designs = main(page).getByRole('article')
  const name = (await designs.first().getAttribute('aria-label')) ?? ''
  await choose(page, name, 'Duplicate')
  await expect(designs).toHaveCount(2)
  const copy = `${name}, copy`

  await choose(page, copy, 'Move to…')
  await page.getByRole('dialog').getByRole('button', { name: /mug/i }).first().click()
  await expect(toasts(page)).toContainText(`${copy} is now on`)
  const moved = main(page).getByRole('article', { name: copy })
  await expect(moved).toContainText(/mug/i)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(moved).toContainText('Classic tee')

  await choose(page, copy, 'Share')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const stranger = await (await browser.newContext()).newPage()
  await open(stranger, link)
  await expect(stranger.getByRole('heading', { name: copy })).toBeVisible()
  await stranger.getByRole('link', { name: 'Make it yours' }).click()
  await expect(thing(stranger, /^Text, Hello/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await open(stranger, link)
  await expect(stranger.getByText('This design is not shared any more')).toBeVisible()
  await stranger.context().close()

  await page.keyboard.press('Escape')
  await choose(page, copy, 'Delete')
  await expect(designs).toHaveCount(1)
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(designs).toHaveCount(2)
})
