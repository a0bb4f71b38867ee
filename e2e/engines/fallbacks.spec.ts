import shop from '../../shop.config.ts'
import { goodPassword } from '../support/accounts.ts'
import { livePreview } from './live-preview.ts'
import { discOnWhite } from './pictures.ts'
import { expect, test, waiting } from './visit.ts'

test.describe('without idle callbacks and a scheduler', () => {
  test.use({ alterations: { without: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler'] } })

  test('the product is painted in the page, and follows the design', async ({
    visit: { engine, page, open, bring }
  }) => {
    await open('/designertool?product=classic-tee')
    expect(await engine.run(() => 'requestIdleCallback' in globalThis || 'scheduler' in globalThis)).toBe(false)
    const preview = () => livePreview(engine)
    await expect.poll(async () => (await preview()).isPainted, waiting).toBe(true)
    expect((await preview()).vermilions).toBe(0)
    await bring('boat.png', await discOnWhite())
    await page.find('button', /^Image, boat/).shows()
    await expect.poll(async () => (await preview()).vermilions, waiting).toBeGreaterThan(5)
  })
})

test.describe('without canvases for threads', () => {
  test.use({ alterations: { without: ['OffscreenCanvas'] } })

  test('the design is seen on the product, in the large preview too', async ({ visit: { engine, page, open } }) => {
    await open('/designertool?product=classic-tee&text=Ahoy')
    /** Previews with the design: laid flat over the product, or painted on it if WebGL is available. */
    const seen = () => engine.run(() => document.querySelectorAll('[data-live=flat], [data-live=painted]').length)
    await page.find('button', 'Text, Ahoy, 1 of 1').shows()
    await expect.poll(seen, waiting).toBe(2)
    await page.find('button', 'Front: see it larger').press()
    await expect.poll(seen, waiting).toBe(4)
  })

  test('nobody waits for a background to be removed', async ({ visit: { page, open, bring } }) => {
    await open('/designertool?product=classic-tee')
    await bring('boat.png', await discOnWhite())
    await page.find('button', /^Image, boat/).shows()
    await page.find('button', 'Remove background').press()
    await page.find('dialog', 'Remove the background').shows('This picture cannot be opened.')
  })
})

test('a modal sheet takes the focus, closes with Escape and gives the focus back', async ({
  visit: { engine, page, open }
}) => {
  await open('/designertool?product=classic-tee&text=Ahoy')
  await page.find('button', 'Text, Ahoy, 1 of 1').shows()
  const order = page.find('button', 'Add to cart')
  await order.press()
  const sheet = page.find('dialog', 'Add to cart')
  await sheet.shows()
  const isInside = () => engine.run(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))
  await expect.poll(isInside, waiting).toBe(true)
  await engine.press('Escape')
  await sheet.gone()
  await order.isFocused()
})

for (const [format, alterations] of [
  [/\.(?:avif|webp)$/, {}],
  [/\.webp$/, { pictures: 'webp' }]
] as const) {
  test.describe(`of pictures told of ${format}`, () => {
    test.use({ alterations })

    test('each in view is there', async ({ visit: { engine, page, open, look } }) => {
      const broken = () =>
        engine.run(() =>
          [...document.images]
            .filter((picture) => {
              const { top, bottom, width } = picture.getBoundingClientRect()
              return width > 0 && bottom > 0 && top < innerHeight
            })
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ currentSrc }) => currentSrc)
        )
      const sources = () =>
        engine.run(() =>
          [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => address.includes('/pictures/'))
        )
      await open('/')
      await expect.poll(broken, waiting).toEqual([])
      expect((await sources()).length).toBeGreaterThan(3)
      expect((await sources()).filter((address) => !format.test(address))).toEqual([])

      await open('/designertool?product=classic-tee&text=Ahoy')
      await page.find('button', 'Text, Ahoy, 1 of 1').shows()
      await expect
        .poll(
          () =>
            engine.run(() =>
              performance
                .getEntriesByType('resource')
                .map(({ name }) => name)
                .filter((name) => /\/pictures\/.*\.(?:avif|webp)$/.test(name))
            ),
          waiting
        )
        .not.toEqual([])
      await look('product')
    })
  })
}

test('two fingers going apart bring the design nearer, not the page', async ({ visit: { engine, page, open } }) => {
  await open('/designertool?product=classic-tee&text=Ahoy')
  await engine.resize({ width: 390, height: 844 })
  await page.find('button', 'Text, Ahoy, 1 of 1').shows()
  const zoom = page.find('status', 'Zoom')
  await zoom.shows('100 %')
  const { x, y } = await page.find('region', /: your design$/).middle()
  const reaches = [30, 40, 50, 60]
  await engine.fingers([-1, 1].map((side) => reaches.map((reach) => ({ x: x + side * reach, y }))))
  await zoom.shows(/^(?!100 )\d+ %$/)
  expect(await engine.run(() => visualViewport?.scale)).toBe(1)
})

test('a one-time code is taken as it is pasted, and as the system fills it in', async ({
  visit: { engine, page, title, open },
  mailbox,
  freshEmail
}) => {
  await open('/register')
  await page.find('textbox', 'Name').fill('Nora New')
  await page.find('textbox', 'E-mail').fill(freshEmail)
  await page.find('textbox', 'Password').fill(goodPassword)
  await page.find('button', 'Create account').press()
  await title('Check your mail')
  const code = await mailbox.code(freshEmail, /code|confirm/i)
  const wrong = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))

  await page.find('banner').find('textbox', 'Search').fill(wrong)
  await engine.pressControl('a')
  await engine.pressControl('x')
  const first = page.find('textbox', 'Digit 1 of 6')
  await first.press()
  await engine.pressControl('v')
  await page.find('main').shows(/The code is wrong|left with this code/)
  await first.isFocused()

  await engine.run((digits) => {
    const box = document.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')
    if (!box) throw new Error('Nothing asks for a one-time code.')
    // Uses the native setter, as browsers do: with the setter that React installs, React would not see a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, digits)
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
  }, code)
  await title('Welcome, Nora')
})

test.describe('where the system has no language', { tag: '@webkit' }, () => {
  test.use({ lang: 'C.UTF-8' })

  test('cart and checkout guess the first country', async ({
    visit: { engine, page, main, title, open },
    freshEmail
  }) => {
    await open('/product/studio-mug')
    expect(await engine.run(() => navigator.language)).toBe('C')
    await main.find('radio', '330 ml').press()
    await main.find('button', 'Add to cart').press()
    await page.find('region', 'Messages').shows('is in your cart')
    await open('/cart')
    await main.find('listitem').shows('Studio mug')
    await main.find('link', 'Check out').press()
    await page.find('region', 'E-mail').find('textbox', 'E-mail').fill(freshEmail)
    await page.find('region', 'E-mail').find('button', 'Continue').press()
    const country = page.find('region', 'Delivery address').find('select', 'Country')
    await country.holds(shop.shipping[0]?.countries[0] ?? '')
    await title('Checkout')
  })
})
