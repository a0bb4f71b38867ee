import { goodPassword } from '../support/accounts.ts'
import { cards } from '../support/checkout.ts'
import { livePreview } from './live-preview.ts'
import type { Part } from './parts.ts'
import { discOnWhite } from './pictures.ts'
import { expect, test, waiting } from './visit.ts'

test('somebody registers, designs, buys and finds it again; the shop sees the order', async ({
  visit,
  mailbox,
  freshEmail
}) => {
  const { engine, page, main, title, open, bring, look } = visit
  const press = (name: string | RegExp) => page.find('button', name).press()

  await test.step('register', async () => {
    await open('/register')
    await page.find('textbox', 'Name').fill('Nora New')
    await page.find('textbox', 'E-mail').fill(freshEmail)
    await page.find('textbox', 'Password').fill(goodPassword)
    await press('Create account')
    await title('Check your mail')
    await look('code')
    await page.find('textbox', 'Digit 1 of 6').press()
    await engine.type(await mailbox.code(freshEmail, /code|confirm/i))
    await title('Welcome, Nora')
    await press('Not now')
    await page.find('button', /^Account of Nora/).shows()
  })

  await test.step('begin a design on the home page', async () => {
    await title('Say it on something good')
    await page.find('textbox', 'Say something').fill('Röstet & ready')
    await page.find('figure', /printed with: Röstet & ready$/).shows()
    await look('home')
    await page.find('link', 'Make it yours').press()
  })

  const stage = page.find('region', /: your design$/)
  const boat = stage.find('button', /^Image, boat/)
  await test.step('design', async () => {
    const pressOn = async (thing: Part) => engine.mouse([{ to: await thing.middle() }, 'down', 'up'])
    await pressOn(stage.find('button', 'Text, Röstet & ready, 1 of 1'))
    await page.find('textbox', 'Words').fill('Ahoy')
    await stage.find('button', 'Text, Ahoy, 1 of 1').shows()
    await expect.poll(async () => (await livePreview(engine)).isPainted).toBe(true)

    await bring('boat.png', await discOnWhite())
    await boat.shows()
    const inked = async () => (await livePreview(engine)).vermilions
    await expect.poll(inked, waiting).toBeGreaterThan(5)

    const before = (await livePreview(engine)).middle
    const from = await boat.middle()
    await engine.mouse([
      { to: from },
      'down',
      ...[10, 20, 30, 40].map((down) => ({ to: { x: from.x, y: from.y + down } })),
      'up'
    ])
    await stage.find('status').shows(/^boat.png, .+ mm from the left/)
    await expect.poll(async () => (await livePreview(engine)).middle, waiting).toBeGreaterThan(before)

    await press('Remove background')
    const cutout = page.find('dialog', 'Remove the background')
    await cutout.find('status').shows(/^\d+ % of the picture goes/)
    await look('background')
    await cutout.find('button', 'Remove it').press()
    await cutout.gone()
    await boat.shows()
    await expect.poll(inked, waiting).toBeGreaterThan(5)
    await page.find('main').shows('Saved')
    await look('design')
  })

  await test.step('put it into the cart', async () => {
    await press('Add to cart')
    const sheet = page.find('dialog', 'Add to cart')
    const check = page.find('region', 'Check')
    const goOn = check.find('button', 'Continue to the cart')
    await expect.poll(async () => (await sheet.seen()).count + (await goOn.seen()).count, waiting).toBeGreaterThan(0)
    // The picture's size on the product depends on the window's width: its resolution may be too low, which needs a confirmation.
    if ((await goOn.seen()).count > 0) await goOn.press()
    await look('sizes')
    await sheet.find('button', 'One more').press()
    await sheet.find('button', 'Add 1 to cart').press()
    await page.find('region', 'Messages').shows('is in your cart')
    await page.find('banner').find('link', 'Cart, 1 item').press()
    await title('Your cart')
    await main.find('listitem').shows('Your design')
    await look('cart')
  })

  let number = ''
  await test.step('check out', async () => {
    await main.find('link', 'Check out').press()
    const step = (name: string) => page.find('region', name)
    const address = step('Delivery address')
    await address.find('select', 'Country').holds('US')
    await address.find('select', 'Country').choose('GB')
    for (const [label, text] of [
      ['Full name', 'Ada Example'],
      ['Address', '12 Ropewalk'],
      ['Town or city', 'London'],
      ['Postcode', 'SW1A 1AA']
    ] as const)
      await address.find('textbox', label).fill(text)
    await look('address')
    await address.find('button', 'Continue').press()
    await step('Delivery')
      .find('radio', /^Standard/)
      .press()
    await step('Delivery').find('button', 'Continue').press()
    await step('Payment').find('textbox', 'Card number').fill(cards.good)
    await look('payment')
    await step('Payment').find('button', /^Pay /).press()
    await title('Thank you. We’re on it.')
    await look('confirmation')
    await main.find('link', 'See the order').press()
    await title(/^Order \S+$/)
    number = (await page.find('heading', /^Order \S+$/).seen()).text.replace('Order ', '')
    await look('order')
  })

  await test.step('find the design again', async () => {
    await open('/mydesigns')
    await main.find('article').shows('Classic tee')
    await look('my-designs')
    await main
      .find('article')
      .find('link', /^Open /)
      .press()
    await boat.shows()
  })

  await test.step('see the order as the shop', async () => {
    await open('/mydesigns')
    await press(/^Account of Nora/)
    await page.find('menuitem', 'Log out').press()
    await page.find('banner').find('link', 'Log in').shows()
    await title('Say it on something good')
    await open('/login')
    await page.find('textbox', 'E-mail').fill('admin@motif.test')
    await page.find('textbox', 'Password').fill('ink-and-paper-42')
    await main.find('button', 'Log in').press()
    await page.find('button', /^Account of /).shows()
    await open('/admin?section=orders')
    await title('Admin')
    await page.find('searchbox', 'Search orders').fill(number)
    await press(`Open order ${number}`)
    await page.find('dialog', `Order ${number}`).shows('Ada Example')
    await look('admin')
  })
})
