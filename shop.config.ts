import type { ShopConfig } from '@motif/contract'

/** Everything about this shop that its owner may want to change. */
const shop: ShopConfig = {
  name: 'Motif',
  tagline: 'Good things, printed with what you have to say.',
  supportEmail: 'hello@motif.test',
  company: { name: 'Motif Print Workshop', lines: ['12 Ropewalk', 'Bristol BS1 6QU', 'United Kingdom'] },
  currency: { code: 'USD', decimals: 2 },
  accent: { light: '#C8371B', dark: '#FF8A66' },
  heroProducts: ['classic-tee', 'studio-mug', 'everyday-tote'],
  productionDays: { printed: 3, ready: 1 },
  shipping: [
    {
      countries: ['US'],
      methods: [
        { id: 'standard', price: 590, freeFrom: 7500, daysMin: 3, daysMax: 5 },
        { id: 'express', price: 1490, daysMin: 1, daysMax: 2 }
      ]
    },
    {
      countries: ['GB', 'DE', 'FR', 'NL'],
      methods: [
        { id: 'standard', price: 690, freeFrom: 9000, daysMin: 4, daysMax: 7 },
        { id: 'express', price: 1890, daysMin: 2, daysMax: 3 }
      ]
    },
    {
      countries: ['IN', 'JP', 'CA', 'AU'],
      methods: [
        { id: 'standard', price: 990, freeFrom: 12000, daysMin: 7, daysMax: 12 },
        { id: 'express', price: 2490, daysMin: 3, daysMax: 5 }
      ]
    }
  ],
  tax: {
    GB: { name: 'VAT', percent: 20, included: true },
    DE: { name: 'MwSt.', percent: 19, included: true },
    FR: { name: 'TVA', percent: 20, included: true },
    NL: { name: 'btw', percent: 21, included: true },
    JP: { name: '消費税', percent: 10, included: true },
    IN: { name: 'GST', percent: 18, included: true },
    AU: { name: 'GST', percent: 10, included: true },
    US: { name: 'Sales tax', percent: 0, included: false, regions: { CA: 7.25, NY: 4, TX: 6.25, WA: 6.5 } }
  },
  coupons: [{ code: 'WELCOME10', percentOff: 10, minimum: 2000 }]
}

export default shop
