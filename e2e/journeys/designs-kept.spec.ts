import { documentVersion } from '@motif/design'
import type { Page } from '@playwright/test'
import { account, logIn, register, signUp } from '../support/accounts.ts'
import { thing } from '../support/design-tool.ts'
import { main, menuIsGone, open, reload, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const state = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible()

const waiting = 'Not saved: no connection. Your work is kept on this device.'

/** Changes the design by an arrow key. */
async function nudge(page: Page, words: string, key = 'ArrowDown') {
  await thing(page, new RegExp(`^Text, ${words}`)).focus()
  await page.keyboard.press(key)
}

/** Top of a text on the product in millimetres, from its style: the view may still be moving. */
const placeOf = (page: Page, words: string): Promise<number> =>
  thing(page, new RegExp(`^Text, ${words}`)).evaluate(({ style }) => Number.parseFloat(style.top))

async function choose(page: Page, design: string, what: string) {
  await main(page)
    .getByRole('button', { name: `More for ${design}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: what }).click()
  await menuIsGone(page)
}

test(
  'two windows on one design end in a question, and both versions are kept',
  { tag: '@once' },
  async ({ page, context }) => {
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
  }
)

test('a menu that moves out acts no more when it is pressed again', { tag: '@once' }, async ({ page }) => {
  await open(page, '/designertool?product=classic-tee&text=Twice')
  await nudge(page, 'Twice')
  await state(page, 'Kept on this device')
  await open(page, '/mydesigns')
  const designs = main(page).getByRole('article')
  await designs.getByRole('button', { name: /^More for / }).click()
  // Both clicks reach the item itself, however short the exit animation of the menu is.
  await page.getByRole('menuitem', { name: 'Duplicate' }).evaluate(async (item: HTMLElement) => {
    const frame = () => new Promise(requestAnimationFrame)
    item.click()
    await frame()
    await frame()
    item.click()
  })
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(designs).toHaveCount(2)
  await reload(page)
  await expect(designs).toHaveCount(2)
})

test('a dialog that closes moves out, and is gone', { tag: '@once' }, async ({ page }) => {
  await open(page, '/designertool?product=classic-tee&text=Leaving')
  await nudge(page, 'Leaving')
  await state(page, 'Kept on this device')
  await page.clock.install()
  await open(page, '/mydesigns')
  await main(page)
    .getByRole('button', { name: /^More for / })
    .click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await menuIsGone(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.keyboard.press('Escape')
  // The fade runs on the browser's clock, the removal on the test's clock.
  await expect(page.locator('[data-scope=dialog][data-part=content]')).toHaveCSS('opacity', '0')
  await page.clock.runFor(400)
  await expect(page.locator('[data-scope=dialog]')).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test(
    'work is kept on the device, outlives the page and is saved when the network is back',
    { tag: '@once' },
    async ({ page, mailbox, freshEmail }) => {
      test.slow()
      await signUp(page, mailbox, { email: freshEmail })
      await open(page, '/designertool?product=classic-tee&text=Offline')
      await nudge(page, 'Offline')
      await state(page, 'Saved')

      // Only saving fails: the page itself must load again.
      await page.route('**/api/v1/designs/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue()
      )
      await nudge(page, 'Offline', 'Shift+ArrowDown')
      await state(page, waiting)
      const place = await placeOf(page, 'Offline')
      await reload(page)
      await state(page, waiting)
      await expect.poll(() => placeOf(page, 'Offline')).toBe(place)
      await page.unroute('**/api/v1/designs/*')
      await state(page, 'Saved')
    }
  )
})

test('a tab that crashes a second after a change has lost nothing', { tag: '@once' }, async ({ page, context }) => {
  const tab = await context.newPage()
  await tab.clock.install()
  await open(tab, '/designertool?product=classic-tee&text=Quick')
  await nudge(tab, 'Quick')
  await expect(tab).toHaveURL(/\?design=/)
  // The clock of the page is paused and then advances by exactly one second, however slow the machine is.
  await tab.clock.pauseAt((await tab.evaluate(() => Date.now())) + 60_000)
  await nudge(tab, 'Quick', 'Shift+ArrowDown')
  await nudge(tab, 'Quick', 'Shift+ArrowDown')
  const address = tab.url()
  const place = await placeOf(tab, 'Quick')
  await tab.clock.runFor(1000)
  await state(tab, 'Kept on this device')
  const crash = tab.waitForEvent('crash')
  // The crash runs no unload handlers. The process is gone and never answers this command.
  void (await context.newCDPSession(tab)).send('Page.crash').catch(() => {})
  await crash
  await tab.close()
  await open(page, address)
  await expect.poll(() => placeOf(page, 'Quick')).toBe(place)
})

test(
  'what a visitor made is the account’s once they sign in, what was never saved too',
  { tag: '@once' },
  async ({ page, context, mailbox, freshEmail }) => {
    test.slow()
    await open(page, '/designertool?product=classic-tee&text=Kept')
    await nudge(page, 'Kept')
    await state(page, 'Kept on this device')

    // A tab without storage space for designs, closed before there is space.
    const full = await context.newPage()
    await full.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called on what it was called on
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key === 'designs') throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await open(full, '/designertool?product=classic-tee&text=Begun')
    await nudge(full, 'Begun')
    await expect(full).toHaveURL(/\?draft=/)
    await full.close()

    await register(page, mailbox, { email: freshEmail })
    await open(page, '/mydesigns')
    await expect(main(page).getByRole('article')).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('designs'))).toBe('[]')
    await open(page, '/createdesign')
    await main(page)
      .getByRole('region', { name: 'Continue where you left off' })
      .locator('a[href*="draft="]')
      .first()
      .click()
    await expect(thing(page, /^Text, Begun/)).toBeVisible()
    await state(page, 'Saved')
    await open(page, '/mydesigns')
    await expect(main(page).getByRole('article')).toHaveCount(2)
  }
)

test(
  'two devices on one design end in a question; what is chosen against is an earlier version, and comes back',
  { tag: '@once' },
  async ({ page, browser, mailbox, freshEmail }) => {
    test.slow()
    await signUp(page, mailbox, { email: freshEmail })
    await open(page, '/designertool?product=classic-tee&text=Shared')
    await nudge(page, 'Shared')
    await state(page, 'Saved')

    const device = await browser.newContext()
    const other = await device.newPage()
    await open(other, '/login')
    await logIn(other, freshEmail)
    await expect(account(other)).toBeVisible()
    await open(other, page.url())
    for (let step = 0; step < 3; step += 1) await nudge(other, 'Shared', 'Shift+ArrowDown')
    await state(other, 'Saved')
    const theirs = await placeOf(other, 'Shared')
    await device.close()

    await nudge(page, 'Shared', 'ArrowUp')
    const question = page.getByRole('dialog', { name: /^Two versions of / })
    await question.getByRole('button', { name: 'Keep mine' }).click()
    await expect(question).toHaveCount(0)
    await state(page, 'Saved')
    const address = page.url()
    expect(await placeOf(page, 'Shared')).not.toBe(theirs)

    await open(page, '/mydesigns')
    await choose(page, (await main(page).getByRole('article').getAttribute('aria-label')) ?? '', 'Earlier versions')
    const versions = page.getByRole('dialog', { name: /^Earlier versions of / })
    await versions.getByRole('listitem').getByRole('button').first().click()
    await expect(versions.getByRole('img')).toBeVisible()
    await versions.getByRole('button', { name: 'Restore this version' }).click()
    await expect(versions).toHaveCount(0)
    await open(page, address)
    await expect.poll(() => placeOf(page, 'Shared')).toBe(theirs)
  }
)

test(
  'a design of a newer shop is refused and left alone; one of an older opens',
  { tag: '@once' },
  async ({ page }) => {
    const text = { type: 'text', id: 't', x: 150, y: 120, text: 'Then', font: 'anton', size: 40, fill: '#1c1b18' }
    const newer = documentVersion + 1
    const kept = [newer, 1].map((version) => ({
      id: `device-${version}`,
      name: `Of ${version}`,
      product: 'classic-tee',
      updatedAt: '2026-11-20T12:00:00.000Z',
      previewUrl: '',
      document: { version, product: 'classic-tee', areas: { front: [text] } }
    }))
    await open(page, '/mydesigns')
    await page.evaluate((designs) => localStorage.setItem('designs', JSON.stringify(designs)), kept)
    await reload(page)
    await expect(main(page).getByRole('article')).toHaveCount(2)
    await main(page)
      .getByRole('link', { name: `Open Of ${newer}` })
      .click()
    await expect(page.getByText('This design was made with a newer version of the shop.')).toBeVisible()
    await open(page, '/designertool?design=device-1')
    await nudge(page, 'Then')
    await state(page, 'Kept on this device')
    expect(
      await page.evaluate(() =>
        (JSON.parse(localStorage.getItem('designs') ?? '[]') as { document: { version: number } }[]).map(
          ({ document }) => document.version
        )
      )
    ).toEqual([documentVersion, newer])
  }
)

test(
  'a team of sixty goes into the cart, each with a name and a number of their own',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    await open(page, '/designertool?product=classic-tee&colour=mustard')
    await page.getByRole('button', { name: 'Team', exact: true }).click()
    const team = page.getByRole('region', { name: 'Team' }).filter({ visible: true })
    await team.getByRole('button', { name: 'Add a name and a number: Back' }).click()
    await team.getByText('Paste a list').click()
    await team
      .getByRole('textbox', { name: 'Names, numbers, sizes, pieces' })
      .fill(
        Array.from(
          { length: 60 },
          (_, index) => `Player ${String.fromCodePoint(65 + (index % 26))}${index}\t${index}\tL`
        ).join('\n')
      )
    await team.getByRole('button', { name: 'Add these people' }).click()
    await expect(team.getByText('60 on the list, 60 pieces')).toBeVisible()
    await state(page, 'Kept on this device')
    await reload(page)
    await page.getByRole('button', { name: 'Team', exact: true }).click()
    await team.getByRole('button', { name: 'Add team to cart' }).click()
    await expect(toasts(page)).toContainText('60 pieces are in your cart')
    await open(page, '/cart')
    await main(page).getByText('60 pieces for 60 people').click()
    await expect(
      main(page)
        .getByRole('list', { name: /Classic tee/ })
        .getByRole('listitem')
        .filter({ hasText: 'Player H59 59' })
    ).toContainText('Mustard · L')
    await expect(main(page).getByText('60 items')).toBeVisible()
  }
)

test(
  'a design is put on three other products by one press, and taken off them again',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    await open(page, '/designertool?product=classic-tee&text=Thrice')
    await nudge(page, 'Thrice')
    await state(page, 'Kept on this device')
    await open(page, '/mydesigns')
    const designs = main(page).getByRole('article')
    await expect(designs).toHaveCount(1)
    await choose(page, (await designs.getAttribute('aria-label')) ?? '', 'Move to…')
    await page.getByRole('dialog').getByRole('button', { name: 'Put copies on all 3' }).click()
    await expect(designs).toHaveCount(4)
    await expect(toasts(page)).toContainText(/Thrice is now also on .*, .* and /)
    await expect(designs.filter({ hasText: 'Classic tee' })).toHaveCount(1)
    for (const picture of await designs.locator('img').all())
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await expect(designs).toHaveCount(1)
    await expect(designs).toContainText('Classic tee')
  }
)

test(
  'a design is put into the cart on three other products by one press, and taken out again',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    await open(page, '/designertool?product=classic-tee&text=Set')
    await nudge(page, 'Set')
    await state(page, 'Kept on this device')
    await open(page, '/mydesigns')
    await choose(page, (await main(page).getByRole('article').getAttribute('aria-label')) ?? '', 'Also on…')
    const dialog = page.getByRole('dialog')
    const all = dialog.getByRole('button', { name: 'Add all 3 to the cart' })
    await expect(all).toBeVisible()
    for (const group of await dialog.getByRole('radiogroup').all())
      if ((await group.locator('input:checked').count()) === 0) await group.locator('input:enabled').first().check()
    await all.click()
    await expect(dialog.getByText(/^Set is in your cart on .*, .* and .*\.$/)).toBeVisible()
    await expect(dialog.getByText('1 in your cart')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('1 in your cart')).toHaveCount(0)
    await all.click()
    await dialog.getByRole('link', { name: 'Open cart' }).click()
    await expect(main(page).getByText('3 items')).toBeVisible()
  }
)

test(
  'a design is duplicated, moved to another product, shared with a stranger and deleted, and what was done is undone',
  { tag: '@once' },
  async ({ page, browser, mailbox, freshEmail }) => {
    test.slow()
    await signUp(page, mailbox, { email: freshEmail })
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
  }
)
