import { logIn, logOut } from '../support/accounts.ts'
import { main, open } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

interface Told {
  type: string
  payload: unknown
}

/** Replaces the Redux DevTools to record every action of the client state in the session storage, which outlives a page load. */
function recordActions(): void {
  const key = 'told-actions'
  const told = () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]
  window.__REDUX_DEVTOOLS_EXTENSION__ = {
    connect: () => ({
      init: () => {},
      send: (action) => sessionStorage.setItem(key, JSON.stringify([...told(), action]))
    })
  }
}

test(
  'the client state changes through the actions of the catalogue and of signing in and out',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(recordActions)
    const told = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('told-actions') ?? '[]') as Told[])
    const lastOf = async (type: string) => (await told()).findLast((action) => action.type === type)?.payload

    await open(page, '/?category=mugs')
    await expect.poll(() => lastOf('SET_CATEGORY')).toContainEqual(expect.objectContaining({ slug: 'mugs' }))
    await expect.poll(() => lastOf('SET_PRODUCTS')).toContainEqual(expect.objectContaining({ category: 'mugs' }))
    await expect.poll(() => lastOf('SET_PRODUCTS_META_DATA')).toMatchObject({ page: 1, pageSize: 24 })
    await expect.poll(() => lastOf('SET_PRODUCTS_LOADING')).toBe(false)

    await main(page).getByLabel('Sort').selectOption('price-asc')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect
      .poll(async () =>
        (await told()).filter(({ type }) => type === 'SET_PRODUCTS_LOADING').map(({ payload }) => payload)
      )
      .toEqual(expect.arrayContaining([true]))
    await expect.poll(() => lastOf('SET_PRODUCTS_LOADING')).toBe(false)

    await open(page, '/login')
    await logIn(page, 'customer@motif.test', 'paper-and-ink-42')
    await expect
      .poll(() => lastOf('LOGGED_IN_USER'))
      .toMatchObject({ email: 'customer@motif.test', role: 'customer', token: '…' })
    await logOut(page)
    await expect.poll(() => lastOf('LOGOUT')).toBeNull()
  }
)

test(
  'a product reached from the list shows picture, name and price while it loads',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, '/?category=mugs')
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/v1/products/*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await main(page).getByRole('link', { name: 'Studio mug', exact: true }).first().click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Studio mug' })).toBeVisible()
    await expect(
      main(page)
        .getByRole('img', { name: /Studio mug/ })
        .first()
    ).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
    answer.resolve()
    await expect(main(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  }
)
