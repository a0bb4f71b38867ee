import type { MailText } from '@motif/contract'
import { type OwnMail, ownMails, placeholdersOf, unknownPlaceholders } from '@motif/contract/text-rules'
import { expect, it } from 'vitest'
import shopConfig from '../../../shop.config.ts'
import type { MailShop } from './data.ts'
import { sampleOf, shippedWords } from './own-words.ts'
import { renderMail } from './render-mail.ts'
import { renderTestMail } from './render-test-mail.ts'
import { samples } from './samples.ts'

const shop: MailShop = { ...shopConfig, logo: undefined, url: 'https://motif.example' }
const words = (blocks: MailText['blocks'], more: Partial<MailText> = {}): MailText => ({
  kind: 'mail',
  subject: 'Hello {name}',
  title: 'A title',
  blocks,
  ...more
})
const paragraph = (text: string) => ({ kind: 'paragraph' as const, spans: [{ text }] })

it('the owner’s words replace subject, title and opening; facts and links stay', async () => {
  const own = words([paragraph('Order {number} of {shop} is on its way to {name}.')], { subject: '{number}: paid' })
  const { subject, text, preheader } = await renderMail('order-paid', samples['order-paid'], shop, own)
  expect(subject).toBe('M-2611-K7QP: paid')
  expect(preheader).toBe('Order M-2611-K7QP of Motif is on its way to Ada Lovelace.')
  expect(text).toMatch(/^A title\n\nOrder M-2611-K7QP of Motif is on its way to Ada Lovelace\.\n/)
  const builtIn = await renderMail('order-paid', samples['order-paid'], shop)
  for (const fact of ['invoice.pdf', 'Everyday tee', 'orderspage?order=o1']) {
    expect(text).toContain(fact)
    expect(builtIn.text).toContain(fact)
  }
  const { blocks } = shippedWords('order-paid', shop)
  for (const { spans } of blocks as ReturnType<typeof paragraph>[]) {
    expect(builtIn.text).toContain(spans[0]?.text)
    expect(text).not.toContain(spans[0]?.text)
  }
})

it('a tracking number and an amount stay, whatever the owner wrote', async () => {
  const own = words([paragraph('Ours')])
  const shipped = await renderMail('order-shipped', samples['order-shipped'], shop, own)
  expect(shipped.text).toContain('PF 4821 9930 11')
  const refunded = await renderMail('order-partly-refunded', samples['order-partly-refunded'], shop, own)
  expect(refunded.text).toContain('$18.00')
  expect(refunded.text.indexOf('One mug came out of the kiln')).toBeLessThan(refunded.text.indexOf('Ours'))
})

it('lists, bold, italic and links are kept in both forms', async () => {
  const own = words([
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ text: 'one', isBold: true }], [{ text: 'two', isItalic: true, href: '/faq' }]]
    }
  ])
  const { html, text } = await renderMail('welcome', samples.welcome, shop, own)
  expect(html).toMatch(/<ol[^>]*><li><strong>one<\/strong><\/li><li><a href="https:\/\/motif\.example\/faq"/)
  expect(text).toContain('1. one\n2. two (https://motif.example/faq)')
})

it('what a person typed is no markup, no link and no placeholder', async () => {
  const data = { name: '<b>{shop}</b> pay-me.example' }
  const { html, text, subject } = await renderMail('welcome', data, shop, words([paragraph('Hi {name}')]))
  expect(html).not.toContain('<b>')
  expect(html).toContain('{shop}')
  expect(text).not.toContain('pay-me.example')
  expect(subject).not.toContain('\n')
})

it('the built-in words start from placeholders that the mail knows', () => {
  expect(shippedWords('order-paid', shop)).toMatchObject({ subject: expect.stringContaining('{number}') })
  expect(shippedWords('welcome', shop).title).toContain('{name}')
  for (const mail of ownMails) {
    const shipped = shippedWords(mail, shop)
    expect(unknownPlaceholders(JSON.stringify([shipped.subject, shipped.title]), placeholdersOf(mail))).toEqual([])
    expect(shipped.subject).not.toContain(shop.name)
  }
})

/** Sample data of another recipient, order, product and amount. */
function otherData(mail: OwnMail): object | null {
  const data = structuredClone(sampleOf(mail)) as {
    name?: string
    order?: { number: string; shippingAddress: { name: string } }
    item?: { name: string }
    code?: string
    amount?: { amount: number }
  } | null
  if (data?.name !== undefined) data.name = 'Grace Hopper'
  if (data?.order) {
    data.order.number = 'M-2612-ZZZZ'
    data.order.shippingAddress.name = 'Grace Hopper'
  }
  if (data?.item) data.item.name = 'Enamel mug'
  if (data?.code !== undefined && data.amount) data.amount.amount = 7700
  return data
}

it.each(ownMails)('%s says the same to everybody with its built-in words written by the owner', async (mail) => {
  for (const data of [sampleOf(mail), otherData(mail)]) {
    const builtIn = await renderMail(mail, data as never, shop)
    const own = await renderMail(mail, data as never, shop, shippedWords(mail, shop))
    expect([own.subject, own.text]).toEqual([builtIn.subject, builtIn.text])
  }
})

it('every mail has the shop’s name, and order mails the recipient and the number', () => {
  expect(placeholdersOf('gift-card')).toEqual(['shop', 'amount'])
  expect(placeholdersOf('order-paid')).toEqual(['shop', 'name', 'number'])
})

it('a test mail says so in its subject, and unsubscribes nobody', async () => {
  const own = words([], { subject: 'News from {shop}' })
  const rendered = await renderTestMail({ mail: 'newsletter-welcome', words: own }, shop)
  expect(rendered.subject).toBe('Test: News from Motif')
  expect(await renderMail('newsletter-welcome', samples['newsletter-welcome'], shop)).toHaveProperty('oneClickUrl')
  expect(rendered).not.toHaveProperty('oneClickUrl')
  expect((await renderTestMail({ mail: 'welcome', words: null }, shop)).subject).toBe('Test: Welcome to Motif')
})
