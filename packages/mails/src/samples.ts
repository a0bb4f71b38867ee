import type { Address, Money, Picture } from '@motif/contract'
import type { MailData, MailLine, MailName, MailOrder, MailParcel } from './data.ts'

/** Sample data of every mail, usual and extreme, for tests and previews. */
type Samples = { readonly [Name in MailName]: MailData[Name] }

const usd = (amount: number): Money => ({ amount, currency: 'USD' })

const picture = (name: string, alt: string): Picture => ({
  url: `/pictures/${name}`,
  widths: [320, 640, 960],
  width: 1280,
  height: 1600,
  alt,
  placeholder: '#e9e6e0'
})

const line = (name: string, file: string, price: number, quantity: number, ...values: string[]): MailLine => ({
  name,
  options: values.map((value) => ({ name: 'Option', value })),
  quantity,
  total: usd(price * quantity),
  image: picture(file, [name, ...values].join(', '))
})

const tee = line('Everyday tee', 'tshirt-front-white', 2900, 2, 'White', 'M')
const mug = line('Enamel mug', 'mug-right-midnight', 1800, 1, 'Midnight')
const tote = line('Market tote', 'tote-front-natural', 2200, 3, 'Natural')
const long = line(
  'The extraordinarily long-named commemorative poster of the seventeenth annual Donaudampfschifffahrtsgesellschaft regatta',
  'poster-framed-oak',
  64_900,
  12,
  'Oak, hand-finished with linseed oil and beeswax',
  '70 × 100 cm'
)
const arabic = line('حقيبة السوق القطنية', 'tote-front-black', 2200, 1, 'أسود')
const marked = line(
  '<b>Bold</b> & "quoted" <img src=x onerror=alert(1)>',
  'mug-right-white',
  1800,
  1,
  '</td></tr></table><h1>Hi',
  '&lt;'
)

const orderOf = (lines: readonly MailLine[], shippingAddress: Address, more: Partial<MailOrder> = {}): MailOrder => {
  const subtotal = lines.reduce((sum, { total }) => sum + total.amount, 0)
  return {
    number: 'M-2611-K7QP',
    placedAt: '2026-11-16T10:02:00Z',
    lines,
    totals: {
      subtotal: usd(subtotal),
      discount: usd(0),
      shipping: usd(590),
      tax: usd(0),
      includedTax: usd(0),
      taxes: [],
      total: usd(subtotal + 590)
    },
    shippingAddress,
    shippingMethod: { id: 'standard', name: 'Standard' },
    tracking: null,
    ...more
  }
}

const ada: Address = {
  name: 'Ada Lovelace',
  line1: '1600 Valencia Street',
  line2: 'Apt 4',
  city: 'San Francisco',
  region: 'CA',
  postalCode: '94110',
  country: 'US'
}
const tracking = { carrier: 'Parcelforce', number: 'PF 4821 9930 11', url: 'https://carrier.example/PF4821993011' }
const parcel: MailParcel = { tracking, lines: [{ ...tee, quantity: 1 }, mug], rest: [{ ...tee, quantity: 1 }, tote] }
const plain = orderOf([tee, mug, tote], ada)
const inEurope = orderOf(
  [tee],
  { name: 'Ada Lovelace', line1: '12 Ropewalk', city: 'Bristol', postalCode: 'BS1 6QU', country: 'GB' },
  {
    totals: {
      subtotal: usd(5800),
      discount: usd(580),
      shipping: usd(0),
      tax: usd(0),
      includedTax: usd(870),
      taxes: [{ name: 'VAT', percent: 20, net: usd(4350), tax: usd(870) }],
      total: usd(5220)
    }
  }
)

const hubert: Address = {
  name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Senior of the House of Very Long Names',
  line1:
    'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu Road 1234, second courtyard',
  line2: 'The flat above the very old printing workshop with the green door',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  postalCode: 'LL61 5UJ',
  country: 'GB'
}
const crowded = orderOf([long, arabic, marked, tee, mug, tote, long, arabic, marked, tee, mug, tote], hubert, {
  number: 'M-2611-REPLACEMENT-FOR-M-2610-H3WZ',
  tracking: { ...tracking, carrier: 'The Donaudampfschifffahrtsgesellschaft', url: null }
})
const inArabic = orderOf([arabic, tee], {
  name: 'فاطمة بنت محمد الفهرية القرشية',
  line1: 'شارع الياسمين ٤٢',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE'
})

const back = (item: MailLine) => ({
  item,
  url: 'https://motif.example/product/everyday-tee?colour=paper-white&size=m',
  stopUrl: 'https://motif.example/privacy?alerts=dGhlLXRva2Vu'
})

const reminding = (lines: readonly MailLine[], more: number) => ({
  lines,
  more,
  cartUrl: 'https://motif.example/cart?reminder=dGhlLWtleQ',
  days: 7,
  stopUrl: 'https://motif.example/privacy?reminders=dGhlLXRva2Vu',
  oneClickUrl: 'https://motif.example/api/v1/cart-reminders/unsubscribe?token=dGhlLXRva2Vu'
})

const unsubscribing = {
  stopUrl: 'https://motif.example/privacy?unsubscribe=dGhlLXRva2Vu',
  oneClickUrl: 'https://motif.example/api/v1/newsletter/unsubscribe?token=dGhlLXRva2Vu'
}

const about = (order: MailOrder) => ({ order, orderUrl: 'https://motif.example/orderspage?order=o1&key=dGhlLWtleQ' })

export const samples: Samples = {
  'register-code': { code: '482913', minutes: 10 },
  'reset-code': { code: '071846', minutes: 10 },
  welcome: { name: 'Ada Lovelace' },
  'already-registered': null,
  'password-changed': null,
  'google-linked': null,
  'two-factor-on': null,
  'two-factor-off': null,
  'two-factor-reset': { by: 'Ada Lovelace' },
  'two-factor-recovery-code': { left: 9 },
  'two-factor-refused': { count: 5 },
  'staff-invitation': {
    name: 'Grace Hopper',
    by: 'Ada Lovelace',
    role: 'production',
    url: 'https://motif.example/register?invitation=dGhlLXRva2Vu',
    days: 3
  },
  'note-mention': {
    name: 'Grace Hopper',
    by: 'Ada Lovelace',
    number: 'M-2611-K7QP',
    text: '@Grace Hopper the photograph is too small for the front.\nCan you ask for another one?',
    url: 'https://motif.example/admin?section=orders&order=o1'
  },
  'contact-message': {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    topic: 'order',
    message: 'Good morning,\n\ncan the tee of my order M-2611-K7QP be a size larger?\n\nAda'
  },
  'contact-receipt': null,
  'contact-reply': {
    name: 'Ada Lovelace',
    reply: 'Good morning Ada,\n\nit has not been printed yet: we changed the tee to L.\n\nGrace',
    message: 'Good morning,\n\ncan the tee of my order M-2611-K7QP be a size larger?\n\nAda',
    replyTo: 'hello@motif.example'
  },
  'question-answered': {
    name: 'Ada',
    item: { name: 'Everyday tee' },
    question: 'Does the print survive a tumble dryer?',
    answer: 'Yes, on a low heat. Turn the tee inside out first.',
    url: 'https://motif.example/product/everyday-tee#questions'
  },
  'gift-card': {
    code: 'ABCD-2345-EFGH-6789',
    amount: usd(2500),
    message: 'Happy birthday!\nMake something of your own.',
    endsAt: '2027-12-31T23:59:59Z'
  },
  'back-in-stock': back({ ...tee, quantity: 1, total: usd(2900) }),
  'newsletter-confirm': { confirmUrl: 'https://motif.example/privacy?newsletter=dGhlLXRva2Vu', days: 7 },
  'newsletter-welcome': unsubscribing,
  'newsletter-already': unsubscribing,
  'cart-reminder': reminding([tee, mug, tote], 2),
  'order-question': {
    number: 'M-2611-K7QP',
    item: 'Everyday tee',
    question:
      'Good morning Ada,\n\nthe sun on the sleeve is only 40 dpi and will look coarse. Print it like this?\n\nGrace',
    answerUrl: 'https://motif.example/orderspage?order=o1&key=dGhlLWtleQ'
  },
  'order-placed': about(plain),
  'order-paid': { ...about(plain), invoiceUrl: 'https://motif.example/api/v1/orders/o1/invoice.pdf?key=dGhlLWtleQ' },
  'order-in-production': about(plain),
  'order-shipped': about({ ...plain, tracking }),
  'order-part-shipped': { ...about(plain), parcel },
  'order-parcel-corrected': { ...about(plain), parcel: { ...parcel, rest: [] } },
  'order-parcel-voided': { ...about(plain), parcel, note: 'The label was printed for another order.' },
  'order-delivered': {
    ...about({ ...inEurope, tracking }),
    reviewUrl: 'https://motif.example/orderspage?order=o1&key=dGhlLWtleQ#items'
  },
  'order-cancelled': { ...about(plain), wasPaid: true },
  'order-refunded': about(inEurope),
  'order-partly-refunded': { ...about(plain), amount: usd(1800), note: 'One mug came out of the kiln with a crack.' },
  'order-changed': {
    ...about(plain),
    note: 'You asked for a size larger and one mug less.',
    difference: usd(-1800),
    changes: [
      {
        kind: 'line',
        lineId: 'l1',
        name: 'Everyday tee',
        from: { options: [{ name: 'Size', value: 'M' }], quantity: 1 },
        to: { options: [{ name: 'Size', value: 'L' }], quantity: 1 }
      },
      { kind: 'line', lineId: 'l2', name: 'Stoneware mug', from: { options: [], quantity: 1 }, to: null },
      { kind: 'address', from: ada, to: { ...ada, line1: '14 Ropewalk' } },
      { kind: 'delivery', from: { id: 'standard', name: 'Standard' }, to: { id: 'express', name: 'Express' } }
    ]
  },
  'order-difference': {
    ...about(plain),
    note: 'You asked for a second tee.',
    difference: usd(2900),
    endsAt: '2026-11-27T09:00:00.000Z',
    changes: [
      {
        kind: 'line',
        lineId: 'l1',
        name: 'Everyday tee',
        from: { options: [{ name: 'Size', value: 'M' }], quantity: 1 },
        to: { options: [{ name: 'Size', value: 'M' }], quantity: 2 }
      }
    ]
  },
  'order-sold-out': about(plain),
  'order-link': about(plain),
  'payment-link': {
    lines: plain.lines,
    totals: plain.totals,
    shippingAddress: plain.shippingAddress,
    shippingMethod: plain.shippingMethod,
    payUrl: 'https://motif.example/checkout?pay=bGlua2xpbmtsaW5r',
    endsAt: '2026-11-27T09:00:00.000Z',
    note: 'The shirts for the club, as we said on the phone.'
  }
}

export const awkward = {
  'order-question': {
    number: 'M-2611-K7QP',
    item: `<b>قميص</b> ${'Donaudampfschifffahrt'.repeat(6)}`,
    question: `<a href="https://evil.example">Here</a>\n\nهل نطبعه هكذا؟\n${'Donaudampfschifffahrt'.repeat(12)}`,
    answerUrl: 'https://motif.example/orderspage?order=o1&key=dGhlLWtleQ'
  },
  'contact-message': {
    name: 'فاطمة <script>alert(1)</script> www.pay-me.example',
    email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff.senior@an-unusually-long-department.example.com',
    topic: 'design',
    message: `<h1>Your account is locked</h1>\n<a href="https://evil.example">Unlock it</a>\n\nمرحبا، أين طلبي؟\n${'Donaudampfschifffahrt'.repeat(12)}`
  },
  'question-answered': {
    name: 'فاطمة <b>بنت</b> https://pay-me.example/now',
    item: { name: `<b>قميص</b> ${'Donaudampfschifffahrt'.repeat(6)}` },
    question: `<a href="https://evil.example">Here</a>\n\nهل يناسبني؟\n${'Donaudampfschifffahrt'.repeat(12)}`,
    answer: `<h1>Yes</h1>\nنعم\n${'Donaudampfschifffahrt'.repeat(12)}`,
    url: 'https://motif.example/product/everyday-tee#questions'
  },
  'gift-card': {
    code: 'ABCD-2345-EFGH-6789',
    amount: usd(99_999_999),
    message: 'فاطمة <b>بنت</b> https://pay-me.example/now'
  },
  'back-in-stock': back({ ...marked, quantity: 1, total: usd(1800) }),
  'cart-reminder': { ...reminding([long, arabic, marked], 247), days: null },
  'staff-invitation': {
    name: 'فاطمة <b>بنت</b> https://pay-me.example/now',
    by: hubert.name,
    role: 'manager',
    url: 'https://motif.example/register?invitation=dGhlLXRva2Vu',
    days: 3
  },
  'note-mention': {
    name: 'فاطمة <b>بنت</b> https://pay-me.example/now',
    by: hubert.name,
    number: 'M-2611-K7QP',
    text: `<h1>Ring them</h1>\nمرحبا، أين طلبي؟\n${'Donaudampfschifffahrt'.repeat(12)}`,
    url: 'https://motif.example/admin?section=orders&order=o1'
  },
  welcome: { name: 'فاطمة <b>بنت</b> https://pay-me.example/now' },
  'order-paid': about(crowded),
  'order-shipped': about(crowded),
  'order-part-shipped': {
    ...about(crowded),
    parcel: { tracking: crowded.tracking, lines: [long, arabic, marked], rest: [tee, long, tote] }
  },
  'order-placed': about(inArabic),
  'order-cancelled': { ...about(inArabic), wasPaid: false }
} satisfies Partial<Samples>
