import type { ShopConfig } from '@motif/contract'

/** Everything about this shop that its owner may want to change. */
const shop: ShopConfig = {
  name: 'Motif',
  tagline: 'Good things, printed with what you have to say.',
  supportEmail: 'hello@motif.test',
  company: {
    name: 'Motif Print Workshop',
    lines: ['12 Ropewalk', 'Bristol BS1 6QU', 'United Kingdom'],
    vatId: 'GB 999 9999 73',
    registration: 'Registered in England and Wales, no. 00000000'
  },
  currency: { code: 'USD', decimals: 2 },
  timeZone: 'Europe/London',
  productLanguage: 'en',
  accent: { light: '#C8371B', dark: '#FF8A66' },
  logo: null,
  header: [{ to: 'categories', label: null }],
  footer: [
    {
      title: 'Shop',
      links: [
        { to: 'categories', label: null },
        { to: '/createdesign', label: null }
      ]
    },
    {
      title: 'Your account',
      links: [
        { to: '/orderspage', label: null },
        { to: '/mydesigns', label: null },
        { to: '/address', label: null }
      ]
    },
    {
      title: 'Help',
      links: [
        { to: '/faq', label: null },
        { to: '/contactus', label: null },
        { to: '/tnc', label: null },
        { to: '/privacy', label: null }
      ]
    }
  ],
  home: [
    {
      kind: 'hero',
      isShown: true,
      title: null,
      lead: null,
      words: 'Say something',
      products: ['classic-tee', 'studio-mug', 'everyday-tote']
    },
    { kind: 'catalogue' }
  ],
  productionDays: { printed: 3, ready: 1 },
  hasReviewLinkInMails: true,
  cartReminderHours: 4,
  payments: { leastOrder: 0, statement: null, hasWallets: true, keepsCards: true },
  deliveryMethods: [
    { id: 'standard', name: 'Standard', isTracked: true },
    { id: 'express', name: 'Express', isTracked: true }
  ],
  shipping: [
    {
      countries: ['US'],
      methods: [
        {
          id: 'standard',
          price: 590,
          heavier: [
            { fromGrams: 5000, price: 990 },
            { fromGrams: 15_000, price: 1990 }
          ],
          freeFrom: 7500,
          daysMin: 3,
          daysMax: 5
        },
        {
          id: 'express',
          price: 1490,
          heavier: [{ fromGrams: 5000, price: 2990 }],
          maxGrams: 20_000,
          daysMin: 1,
          daysMax: 2
        }
      ]
    },
    {
      countries: ['GB', 'DE', 'FR', 'NL'],
      methods: [
        {
          id: 'standard',
          price: 690,
          heavier: [
            { fromGrams: 5000, price: 1290 },
            { fromGrams: 15_000, price: 2490 }
          ],
          freeFrom: 9000,
          daysMin: 4,
          daysMax: 7
        },
        {
          id: 'express',
          price: 1890,
          heavier: [{ fromGrams: 5000, price: 3490 }],
          maxGrams: 20_000,
          daysMin: 2,
          daysMax: 3
        }
      ]
    },
    {
      countries: ['IN', 'JP', 'CA', 'AU'],
      methods: [
        {
          id: 'standard',
          price: 990,
          heavier: [
            { fromGrams: 5000, price: 2490 },
            { fromGrams: 15_000, price: 4990 }
          ],
          freeFrom: 12000,
          daysMin: 7,
          daysMax: 12
        },
        {
          id: 'express',
          price: 2490,
          heavier: [{ fromGrams: 5000, price: 5990 }],
          maxGrams: 20_000,
          daysMin: 3,
          daysMax: 5
        }
      ]
    }
  ],
  tax: {
    GB: { name: 'VAT', percent: 20, included: true },
    DE: { name: 'MwSt.', percent: 19, included: true },
    FR: { name: 'TVA', percent: 20, included: true },
    NL: { name: 'btw', percent: 21, included: true },
    JP: { name: '消費税', percent: 10, included: true },
    IN: { name: 'GST', percent: 18, classes: { clothing: 5 }, included: true },
    AU: { name: 'GST', percent: 10, included: true },
    US: {
      name: 'Sales tax',
      percent: 0,
      included: false,
      regions: { CA: 7.25, NY: { percent: 4, classes: { clothing: 0 } }, TX: 6.25, WA: 6.5 }
    }
  },
  coupons: [
    { code: 'WELCOME10', kind: 'percent', percentOff: 10, minimum: 2000 },
    { code: 'THANKS5', kind: 'amount', amountOff: 500, minimum: 3000, isOncePerCustomer: true },
    { code: 'SHIPFREE', kind: 'free-shipping', minimum: 2500 },
    { code: 'MUGS15', kind: 'percent', percentOff: 15, categories: ['mugs'] },
    { code: 'FIRST20', kind: 'percent', percentOff: 20, isFirstOrderOnly: true },
    { code: 'EARLYBIRD', kind: 'percent', percentOff: 25, maxUses: 0 }
  ]
}

export default shop
