import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import shopConfig from '../../../shop.config.ts'
import type { MailData, MailName, MailShop } from './data.ts'
import { renderMail } from './render-mail.ts'
import { awkward, samples } from './samples.ts'
import { seenIn } from './seen-in.ts'

const shop: MailShop = { ...shopConfig, logo: undefined, url: 'https://motif.example' }
const names = Object.keys(samples) as MailName[]
const sample = (name: MailName) => renderMail(name, samples[name], shop)
const all = async () => [
  ...(await Promise.all(names.map(sample))),
  ...(await Promise.all(Object.entries(awkward).map(([name, data]) => renderMail(name as MailName, data, shop))))
]

/** Strings that each mail must contain, in its subject or its plain text. */
const facts: Record<MailName, readonly string[]> = {
  'register-code': ['482913 is your Motif code', '\n482913\n', '10 minutes', 'finish your registration'],
  'reset-code': ['071846 is your Motif code', '\n071846\n', '10 minutes', 'new password'],
  welcome: ['Welcome to Motif', 'Welcome, Ada Lovelace', 'https://motif.example/createdesign'],
  'already-registered': [
    'You already have an account at Motif',
    'https://motif.example/login',
    'https://motif.example/forgotpassword'
  ],
  'password-changed': [
    'Your password was changed at Motif',
    'signed out',
    'hello@motif.test',
    'https://motif.example/forgotpassword'
  ],
  'google-linked': [
    'You can log in to Motif with Google now',
    'opens the account you have here',
    'hello@motif.test',
    'https://motif.example/forgotpassword'
  ],
  'two-factor-on': [
    'Two-factor sign-in is on at Motif',
    'recovery codes',
    'https://motif.example/admin?section=sign-in',
    'https://motif.example/forgotpassword'
  ],
  'two-factor-off': ['Two-factor sign-in is off at Motif', 'password alone', 'https://motif.example/forgotpassword'],
  'two-factor-reset': ['Your two-factor sign-in was reset at Motif', 'Ada Lovelace', 'logged out everywhere'],
  'two-factor-recovery-code': ['A recovery code was used at Motif', '9 recovery codes left'],
  'two-factor-refused': [
    'Wrong codes were entered for your account at Motif',
    '5 wrong codes',
    'https://motif.example/forgotpassword'
  ],
  'contact-message': [
    'A message about: order',
    'Ada Lovelace',
    'ada@example.com',
    '> can the tee of my order M-2611-K7QP be a size larger?'
  ],
  'staff-invitation': [
    'Join the staff of Motif',
    'Hello Grace Hopper',
    'Ada Lovelace invites you',
    'Your role would be: production',
    'https://motif.example/register?invitation=dGhlLXRva2Vu',
    '3 days'
  ],
  'contact-receipt': ['We have your message: Motif', 'one working day'],
  'contact-reply': [
    'Reply to your message: Motif',
    'Hello Ada Lovelace',
    'we changed the tee to L.',
    '> can the tee of my order M-2611-K7QP be a size larger?'
  ],
  'order-changed': [
    'Your order M-2611-K7QP was changed',
    'You asked for a size larger and one mug less.',
    'It costs $18.00 less.',
    '1 × Everyday tee, L instead of 1 × Everyday tee, M',
    'No longer in your order: 1 × Stoneware mug',
    '14 Ropewalk'
  ],
  'order-difference': [
    'Pay the difference for your order M-2611-K7QP',
    'With this change your order costs $29.00 more.',
    'until 27 November 2026',
    'https://motif.example/orderspage?order=o1&key=dGhlLWtleQ'
  ],
  'order-question': [
    'A question about your order M-2611-K7QP',
    'Before we print Everyday tee',
    '> the sun on the sleeve is only 40 dpi',
    'https://motif.example/orderspage?order=o1&key=dGhlLWtleQ'
  ],
  'question-answered': [
    'Your question about Everyday tee is answered',
    'Hello Ada',
    'Turn the tee inside out first.',
    '> Does the print survive a tumble dryer?',
    'https://motif.example/product/everyday-tee#questions'
  ],
  'gift-card': [
    'A gift card of $25.00 for Motif',
    '> Happy birthday!',
    '\nABCD-2345-EFGH-6789\n',
    '31 December 2027',
    'https://motif.example/'
  ],
  'back-in-stock': [
    'Back in stock: Everyday tee',
    '1 × Everyday tee, White, M  $29.00',
    'https://motif.example/product/everyday-tee?colour=paper-white&size=m',
    'https://motif.example/privacy?alerts=dGhlLXRva2Vu'
  ],
  'newsletter-confirm': [
    'Please confirm: the newsletter of Motif',
    'https://motif.example/privacy?newsletter=dGhlLXRva2Vu',
    '7 days',
    'need not do anything'
  ],
  'newsletter-welcome': [
    'You get the newsletter of Motif',
    'stop the newsletter:\nhttps://motif.example/privacy?unsubscribe=dGhlLXRva2Vu'
  ],
  'newsletter-already': [
    'You get the newsletter of Motif already',
    'https://motif.example/privacy?unsubscribe=dGhlLXRva2Vu'
  ],
  'cart-reminder': [
    'Your cart at Motif',
    '2 × Everyday tee, White, M  $58.00',
    'And 2 more.',
    'https://motif.example/cart?reminder=dGhlLWtleQ',
    '7 days',
    'https://motif.example/privacy?reminders=dGhlLXRva2Vu'
  ],
  'note-mention': [
    'A note for you on order M-2611-K7QP',
    'Ada Lovelace mentions you',
    'Can you ask for another one?',
    'https://motif.example/admin?section=orders&order=o1'
  ],
  'order-placed': ['We have your order M-2611-K7QP', 'while your payment is on its way'],
  'order-paid': [
    'Thank you for your order M-2611-K7QP',
    '16 November 2026',
    '2 × Everyday tee, White, M  $58.00',
    'Delivery  $5.90',
    'Total  $147.90',
    'your invoice as a PDF',
    'Ada Lovelace\n1600 Valencia Street\nApt 4\nSan Francisco, CA 94110\nUnited States'
  ],
  'order-in-production': ['Your order M-2611-K7QP is being made', 'workshop'],
  'order-shipped': [
    'Your order M-2611-K7QP is on its way',
    'Parcelforce, tracking number PF 4821 9930 11',
    'https://carrier.example/PF4821993011'
  ],
  'order-part-shipped': [
    'Part of your order M-2611-K7QP is on its way',
    'Parcelforce, tracking number PF 4821 9930 11',
    'In this parcel\n1 × Everyday tee, White, M\n1 × Enamel mug, Midnight',
    'Still to come\n1 × Everyday tee, White, M\n3 × Market tote, Natural',
    'we write again when it leaves'
  ],
  'order-parcel-corrected': [
    'Another tracking number for your order M-2611-K7QP',
    'Parcelforce, tracking number PF 4821 9930 11',
    'https://carrier.example/PF4821993011'
  ],
  'order-parcel-voided': [
    'A parcel of your order M-2611-K7QP has not left yet',
    'The label was printed for another order.',
    'it is still here',
    '1 × Enamel mug, Midnight'
  ],
  'order-delivered': [
    'Your order M-2611-K7QP has arrived',
    'Write a review',
    'https://motif.example/orderspage?order=o1&key=dGhlLWtleQ#items',
    'Delivery  Free',
    'Discount  −$5.80',
    'Includes VAT 20%  $8.70'
  ],
  'order-cancelled': ['Your order M-2611-K7QP is cancelled', '$147.90, goes back the way you paid'],
  'order-refunded': ['Your order M-2611-K7QP is refunded', '$52.20, goes back the way you paid'],
  'order-partly-refunded': [
    'Part of your order M-2611-K7QP is refunded',
    'One mug came out of the kiln with a crack.',
    '$18.00 of what you paid'
  ],
  'order-sold-out': [
    'Your order M-2611-K7QP is cancelled: sold out',
    'sold out since',
    '$147.90, goes back the way you paid'
  ],
  'payment-link': [
    'ready to be paid',
    'The shirts for the club',
    'It costs $147.90',
    'until 27 November 2026',
    'https://motif.example/checkout?pay=bGlua2xpbmtsaW5r',
    '1600 Valencia Street'
  ],
  'order-link': ['The link to your order M-2611-K7QP', 'without an account', 'need not do anything']
}

describe('every mail', () => {
  it.each(names)('says what it is for: %s', async (name) => {
    const { subject, text } = await sample(name)
    for (const fact of facts[name]) expect(`${subject}\n${text}`).toContain(fact)
  })

  it('about an order opens it, with the key', async () => {
    for (const name of names.filter((name) => name.startsWith('order-'))) {
      const { text, html } = await sample(name)
      expect(text).toContain('https://motif.example/orderspage?order=o1&key=dGhlLWtleQ')
      expect(html).toContain('href="https://motif.example/orderspage?order=o1&amp;key=dGhlLWtleQ"')
    }
  })

  it('leads to the shop, its carrier and its own address, and nowhere else', async () => {
    for (const { html } of await all()) {
      const links = [...html.matchAll(/\s(?:href|src|background|action)="([^"]*)"/g)].map(([, link = '']) => link)
      expect(links.length).toBeGreaterThan(1)
      for (const link of links)
        expect(link).toMatch(
          /^(?:https:\/\/motif\.example(?:\/|$)|mailto:hello@motif\.test$|https:\/\/carrier\.example\/PF4821993011$)/
        )
    }
  })

  it('shows what was bought in pictures every mail program knows, with a size and words for those who see none', async () => {
    const { html } = await sample('order-paid')
    expect(html.match(/<img [^>]*>/g)).toHaveLength(3)
    expect(html).toContain(
      'src="https://motif.example/pictures/tshirt-front-white-320.jpeg" alt="Everyday tee, White, M" width="72" height="90"'
    )
    expect(html).not.toContain('rel="preload"')
  })

  it('has a language, a direction, both colour schemes and nothing that runs or is fetched', async () => {
    for (const { html } of await all()) {
      expect(html).toMatch(/<html lang="en" dir="ltr">/)
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
      expect(html).toContain('@media (prefers-color-scheme:dark)')
      expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<script|<link|<iframe|<form|<[^>]*\son\w+=/i)
      expect(html).not.toMatch(/url\(|@import/)
    }
  })

  it('has a subject of one line and a first line of its own for the list of mails', async () => {
    for (const { subject, preheader } of await all()) {
      expect(subject).toMatch(/^\S[^\p{Cc}\u2028\u2029]*\S$/u)
      expect(preheader).not.toBe('')
      expect(preheader).not.toBe(subject)
    }
  })

  it('stays far below the size some programs cut mails off at', async () => {
    for (const { html } of await all()) expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  })

  it('can be looked at by day and by night, whatever one’s own theme', async () => {
    const { html } = await sample('welcome')
    expect(seenIn(html, 'dark')).toContain('@media all{\n.paper{background-color:#161512')
    expect(seenIn(html, 'light')).toContain('@media not all{')
  })

  it('is the same every time', async () => {
    expect(await sample('order-paid')).toEqual(await sample('order-paid'))
  })
})

/**
 * The tag names of a mail in order, without attributes and content; all of them must come from the templates. Comments are left out, since
 * React separates adjacent texts with them.
 */
const skeleton = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .match(/<[a-z!/][^\s>]*/gi)
    ?.join('')

const order = samples['order-paid'].order
const withWords = (words: string): { [Name in MailName]?: MailData[Name] } => ({
  welcome: { name: words },
  'contact-message': {
    name: words,
    email: 'eve@example.com',
    topic: 'order',
    message: words.replaceAll(/[\r\n\u2028\u2029]/g, ' ')
  },
  'order-part-shipped': {
    orderUrl: 'https://motif.example/orderspage',
    order,
    parcel: {
      tracking: { carrier: words, number: words, url: words },
      lines: order.lines.map((line) => ({ ...line, name: words, options: [{ name: 'Colour', value: words }] })),
      rest: order.lines.map((line) => ({ ...line, name: words }))
    }
  },
  'order-shipped': {
    orderUrl: 'https://motif.example/orderspage',
    note: words,
    order: {
      ...order,
      lines: order.lines.map((line) => ({
        ...line,
        name: words,
        options: [{ name: 'Colour', value: words }],
        image: { ...line.image, alt: words }
      })),
      shippingAddress: { ...order.shippingAddress, name: `x${words}`, line1: `x${words}`, city: `x${words}` },
      tracking: { carrier: words, number: words, url: words }
    }
  }
})

const words = oneof(
  string({ unit: 'grapheme' }),
  string({ unit: constantFrom('<', '>', '"', "'", '&', '/', '=', 'b', '-', '!', ';', '\n', '\u2028', ' ') }),
  constantFrom(
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '<!--',
    ']]>',
    '</style><b>',
    '&lt;b&gt;',
    'javascript:alert(1)',
    '{{constructor}}',
    '${1}',
    'x\r\nBcc: eve@example.com'
  )
)

describe('what people write', () => {
  it('never becomes markup', async () => {
    const expected = new Map(
      await Promise.all(
        Object.entries(withWords('word')).map(
          async ([name, data]) => [name, skeleton((await renderMail(name as MailName, data, shop)).html)] as const
        )
      )
    )
    await assert(
      asyncProperty(words, async (text) => {
        for (const [name, data] of Object.entries(withWords(text))) {
          const { html, subject } = await renderMail(name as MailName, data, shop)
          expect(skeleton(html), name).toBe(expected.get(name))
          expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        }
      }),
      { numRuns: 300 }
    )
  })

  it('stands in the text as it was written, without markup of ours', async () => {
    const { text } = await renderMail('contact-message', awkward['contact-message'], shop)
    expect(text).toContain('> <a href="https://evil.example">Unlock it</a>')
    for (const name of names) expect((await sample(name)).text).not.toMatch(/<[a-z/!]|&(?:amp|lt|gt|quot|nbsp|#)/i)
  })

  it('is no link, even where a program makes links of what looks like one', async () => {
    const { html, text } = await renderMail('welcome', awkward.welcome, shop)
    for (const form of [html, text]) expect(form).not.toContain('pay-me.example')
    expect(html.replaceAll('\u200C', '')).toContain('pay-me.example')
  })

  it('keeps its lines in a message to the shop, and its own direction', async () => {
    const { html } = await renderMail(
      'contact-message',
      { name: 'Ada', email: 'ada@example.com', topic: 'order', message: 'one\r\ntwo\nthree' },
      shop
    )
    expect(html).toMatch(/<blockquote [^>]*dir="auto"[^>]*>one<br\/>two<br\/>three<\/blockquote>/)
  })

  it('tells of the last parcel of several what is in it', async () => {
    const { parcel } = samples['order-part-shipped']
    const { subject, text } = await renderMail(
      'order-shipped',
      { ...samples['order-shipped'], parcel: { ...parcel, rest: [] } },
      shop
    )
    expect(subject).toBe('The rest of your order M-2611-K7QP is on its way')
    expect(text).toContain('In this parcel\n1 × Everyday tee, White, M')
    expect(text).not.toContain('Still to come')
  })

  it('leads nowhere a browser should not go', async () => {
    const url = 'javascript:alert(1)'
    const { html, text } = await renderMail(
      'order-shipped',
      { ...samples['order-shipped'], order: { ...order, tracking: { carrier: 'Post', number: 'AB1', url } } },
      shop
    )
    for (const form of [html, text]) expect(form).not.toContain(url)
  })
})

describe('money', () => {
  it.each([
    ['JPY', 0, '¥14,790'],
    ['USD', 2, '$147.90'],
    ['KWD', 3, 'KWD 14.790']
  ])('is written with the decimals of %s', async (code, decimals, total) => {
    const { text } = await renderMail(
      'order-refunded',
      {
        ...samples['order-paid'],
        order: { ...order, totals: { ...order.totals, total: { amount: 14_790, currency: code } } }
      },
      { ...shop, currency: { code, decimals } }
    )
    expect(text.replaceAll('\u00A0', ' ')).toContain(total)
  })

  it('of orders from before taxes were kept by rate has them in one sum', async () => {
    const { taxes: _none, ...totals } = { ...order.totals, tax: { amount: 1029, currency: 'USD' } }
    expect(
      (await renderMail('order-paid', { ...samples['order-paid'], order: { ...order, totals } }, shop)).text
    ).toContain('Tax  $10.29')
  })

  it('of an order say which gift cards paid it, below a total that stays', async () => {
    const data = samples['order-paid']
    const { total } = data.order.totals
    const totals = {
      ...data.order.totals,
      giftCards: [{ lastFour: 'Q7RT', amount: { ...total, amount: 1000 } }],
      toPay: { ...total, amount: total.amount - 1000 }
    }
    const [{ text: before }, { text }] = [
      await sample('order-paid'),
      await renderMail('order-paid', { ...data, order: { ...data.order, totals } }, shop)
    ]
    const totalRow = before.split('\n').find((row) => row.startsWith('Total  ')) ?? 'no total'
    expect(text).toContain(totalRow)
    expect(text).toContain('Gift card ••••Q7RT  −$10.00')
    expect(text).toMatch(/Other payment {2}\$\d/)
  })
})

it('has the logo in the place of the name, with its size and the name for who sees no pictures', async () => {
  const logo = { url: 'https://motif.example/pictures/logo/a-96.png', width: 128, height: 32 }
  const { html } = await renderMail('welcome', samples.welcome, { ...shop, name: 'Ink & Sons', logo })
  expect(html).toMatch(/<img[^>]*src="https:\/\/motif.example\/pictures\/logo\/a-96.png"/)
  expect(html).toMatch(/<img[^>]*alt="Ink &amp; Sons"[^>]*height="32"|<img[^>]*height="32"[^>]*alt="Ink &amp; Sons"/)
  expect((await sample('welcome')).html).not.toContain('/pictures/logo/')
})
