import { colours as palette } from '../../apps/api/src/demo/palette.ts'
import { areas, choice } from '../../apps/api/src/demo/parts.ts'
import { categories as demoCategories } from '../../apps/api/src/demo/categories.ts'
import type { DemoColour, DemoPrintArea } from '../../apps/api/src/demo/types.ts'
import type { ViewId } from '../../apps/api/src/modules/drawing/index.ts'

/** A kind of product with many variations. */
export interface Kind {
  category: string
  /** What such a thing is called in names; any of them. */
  nouns: readonly [string, ...string[]]
  views: readonly ViewId[]
  areas: readonly DemoPrintArea[]
  colours: readonly DemoColour[]
  second: { id: string; name: string; values: readonly { value: string; label: string }[] }
  /** Fewest and most of the second option's values of one product. */
  seconds: readonly [number, number]
  /** Fewest and most, minor units. */
  price: readonly [number, number]
  materials: readonly [string, ...string[]]
  weightGrams: number
  taxClass?: string
}

/** Categories besides the demo shop's. */
export const categories = [
  ...demoCategories,
  { slug: 'sweatshirts', name: 'Sweatshirts', description: 'Round necks in heavy cotton, soft inside.' },
  { slug: 'caps', name: 'Caps', description: 'Five and six panels, stitched or printed.' },
  { slug: 'enamel-mugs', name: 'Enamel mugs', description: 'Light, tough and happy over a fire.' },
  { slug: 'notebooks', name: 'Notebooks', description: 'Thread-sewn, with paper that takes a fountain pen.' },
  { slug: 'greeting-cards', name: 'Greeting cards', description: 'Folded cards with envelopes, for all occasions.' }
]

const shade = (value: string, label: string, swatch: string): DemoColour => ({ value, label, swatch })
const { oak, ...cloth } = palette
const colours = [
  ...Object.values(cloth),
  shade('coral', 'Coral', '#e8745b'),
  shade('teal', 'Teal', '#1f6f6b'),
  shade('plum', 'Plum', '#5b2e4f'),
  shade('sage', 'Sage', '#a8b891'),
  shade('charcoal', 'Charcoal', '#3c3e42'),
  shade('lemon', 'Lemon', '#f2cf4a')
]
const plain = [palette.paper, palette.natural, palette.ink, palette.sky, palette.rose, palette.moss]

const sizes = choice('size', 'Size', { xs: 'XS', s: 'S', m: 'M', l: 'L', xl: 'XL', '2xl': '2XL', '3xl': '3XL' })
const packs = choice('pack', 'Pack', { single: 'One', pair: 'Pair', five: 'Five', ten: 'Ten' })
const models = choice('model', 'Model', {
  'pear-12': 'Pear 12',
  'pear-13': 'Pear 13',
  'pear-14': 'Pear 14',
  'pear-15': 'Pear 15',
  'pear-16': 'Pear 16',
  'nova-8': 'Nova 8',
  'nova-9': 'Nova 9',
  'nova-10': 'Nova 10',
  'orion-5': 'Orion 5',
  'orion-6': 'Orion 6',
  'orion-7': 'Orion 7'
})

const clothing = { colours, second: sizes, seconds: [3, 5], taxClass: 'clothing' } as const

export const kinds: readonly [Kind, ...Kind[]] = [
  {
    ...clothing,
    category: 't-shirts',
    nouns: ['tee', 'T-shirt', 'pocket tee'],
    views: ['tshirt-front', 'tshirt-back'],
    areas: [areas.shirtFront, areas.shirtBack],
    price: [1800, 3600],
    materials: ['Organic cotton', 'Slub cotton', 'Cotton and linen'],
    weightGrams: 190
  },
  {
    ...clothing,
    category: 'hoodies',
    nouns: ['hoodie', 'zip hoodie'],
    views: ['hoodie-front', 'hoodie-back'],
    areas: [areas.hoodieFront, areas.hoodieBack],
    price: [4400, 7800],
    materials: ['Brushed cotton', 'Recycled cotton fleece'],
    weightGrams: 560
  },
  {
    ...clothing,
    category: 'sweatshirts',
    nouns: ['sweatshirt', 'crewneck'],
    views: ['hoodie-back'],
    areas: [areas.hoodieBack],
    price: [3900, 6400],
    materials: ['Loopback cotton', 'French terry'],
    weightGrams: 480
  },
  {
    category: 'caps',
    nouns: ['cap', 'dad cap'],
    views: ['cap-front'],
    areas: [areas.cap],
    colours,
    second: choice('fit', 'Fit', { 's-m': 'S/M', 'l-xl': 'L/XL', strap: 'Strap' }),
    seconds: [2, 3],
    price: [1900, 3200],
    materials: ['Cotton twill', 'Corduroy'],
    weightGrams: 110
  },
  {
    category: 'mugs',
    nouns: ['mug', 'cup'],
    views: ['mug-right', 'mug-left'],
    areas: [areas.mug, areas.mugLeft],
    colours: plain,
    second: choice('capacity', 'Capacity', { '250-ml': '250 ml', '330-ml': '330 ml', '450-ml': '450 ml' }),
    seconds: [2, 3],
    price: [1200, 2400],
    materials: ['Stoneware', 'Porcelain'],
    weightGrams: 400
  },
  {
    category: 'enamel-mugs',
    nouns: ['enamel mug', 'camp mug'],
    views: ['enamel-mug'],
    areas: [areas.enamelMug],
    colours: plain,
    second: packs,
    seconds: [2, 4],
    price: [1400, 2600],
    materials: ['Enamelled steel'],
    weightGrams: 190
  },
  {
    category: 'totes',
    nouns: ['tote', 'market bag', 'pouch'],
    views: ['tote-front'],
    areas: [areas.tote],
    colours,
    second: choice('handles', 'Handles', { short: 'Short', long: 'Long' }),
    seconds: [1, 2],
    price: [1400, 3400],
    materials: ['Canvas', 'Recycled canvas', 'Linen'],
    weightGrams: 220
  },
  {
    category: 'posters',
    nouns: ['poster', 'art print'],
    views: ['poster-plain', 'poster-framed'],
    areas: [areas.poster],
    colours: [palette.paper, oak],
    second: choice('format', 'Format', {
      '21x30': '21 × 30 cm',
      '30x42': '30 × 42 cm',
      '50x70': '50 × 70 cm',
      '70x100': '70 × 100 cm'
    }),
    seconds: [3, 4],
    price: [1500, 6900],
    materials: ['Cotton paper', 'Matt paper'],
    weightGrams: 300
  },
  {
    category: 'phone-cases',
    nouns: ['phone case', 'case'],
    views: ['phonecase-back'],
    areas: [areas.phoneCase],
    colours,
    second: models,
    seconds: [3, 6],
    price: [1700, 3300],
    materials: ['Recycled shell', 'Matt shell'],
    weightGrams: 40
  },
  {
    category: 'stationery',
    nouns: ['sticker sheet', 'stickers'],
    views: ['sticker-sheet'],
    areas: [areas.stickers],
    colours: plain,
    second: packs,
    seconds: [3, 4],
    price: [400, 1200],
    materials: ['Vinyl', 'Paper'],
    weightGrams: 30
  },
  {
    category: 'notebooks',
    nouns: ['notebook', 'sketchbook', 'journal'],
    views: ['notebook'],
    areas: [areas.notebook],
    colours,
    second: choice('ruling', 'Ruling', { plain: 'Plain', lined: 'Lined', dotted: 'Dotted', squared: 'Squared' }),
    seconds: [2, 4],
    price: [900, 2200],
    materials: ['Linen cover', 'Card cover'],
    weightGrams: 260
  },
  {
    category: 'greeting-cards',
    nouns: ['card', 'birthday card'],
    views: ['greeting-card'],
    areas: [areas.card],
    colours: plain,
    second: packs,
    seconds: [2, 4],
    price: [300, 900],
    materials: ['Felt board', 'Recycled board'],
    weightGrams: 25
  }
]
