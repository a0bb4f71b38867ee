import { pressedLeaves } from './artworks/nature.ts'
import { goodDog, holdingUp, monogram, saveTheDate } from './artworks/occasions.ts'
import {
  candles,
  greengrocer,
  highWater,
  longTime,
  outAndAbout,
  plansAndDetours,
  thankYou
} from './artworks/stationery.ts'
import { colours, inks } from './palette.ts'
import { areas, choice, details, demoStock, smallTiers } from './parts.ts'
import type { PlainProduct } from './parts.ts'

type Paper = Pick<PlainProduct, 'slug' | 'name' | 'description' | 'since'> & Partial<PlainProduct>

const notebook = (rest: Paper): PlainProduct => ({
  category: 'stationery',
  weightGrams: 320,
  details: details({
    Paper: '100 g/m², cream, takes fountain pens; 160 pages',
    Cover: 'Cloth over board, ribbon, elastic band',
    Measures: 'A5, 148 × 210 mm',
    'Print method': 'Pigment inks on the cloth, sealed',
    'Size of print': '148 × 210 mm, front cover to the edge',
    Care: 'Dab spots off the cloth with a damp sponge'
  }),
  colours: [colours.oat],
  second: choice('ruling', 'Ruling', { plain: 'Plain', dotted: 'Dotted', lined: 'Lined' }),
  price: 1800,
  stock: demoStock(rest.slug),
  views: ['notebook'],
  printAreas: [areas.notebook],
  isCustomisable: true,
  ...rest
})

const stickers = (rest: Paper): PlainProduct => ({
  ...notebook(rest),
  weightGrams: 40,
  details: details({
    Material: 'Vinyl, matt, tears only if you mean it',
    Outdoors: 'Three years of sun and rain',
    Measures: 'Sheet 148 × 210 mm',
    'Print method': 'Pigment inks, laminated, kiss-cut',
    Care: 'Sticks to bottles that go in the dishwasher'
  }),
  colours: [colours.paper],
  second: choice('pack', 'Pack', { one: 'One sheet', three: 'Three sheets' }),
  price: rest.price ?? 700,
  surcharge: { three: 900 },
  views: ['sticker-sheet'],
  printAreas: [areas.stickers]
})

const card = ({ colours: boards = [colours.paper], ...rest }: Paper): PlainProduct => ({
  ...notebook(rest),
  weightGrams: 30,
  details: details({
    Paper: 'Uncoated board, 350 g/m², half recycled',
    Envelope: 'Kraft, C6, included',
    Measures: '105 × 148 mm, folded, blank inside',
    'Print method': 'Pigment inks; the fold is scored by hand',
    Care: 'Keep it dry and flat until you send it'
  }),
  colours: boards,
  second: choice('pack', 'Pack', { one: 'One card', five: 'Set of five' }),
  price: rest.price ?? 500,
  surcharge: { five: 1300 },
  views: ['greeting-card'],
  printAreas: [areas.card]
})

export const stationery: readonly PlainProduct[] = [
  notebook({
    slug: 'cloth-notebook',
    name: 'Cloth notebook',
    description:
      'Sewn, so that it lies open at any page, and bound in cloth that takes ink well. Put your name on it, your band, or the title of the book you will write in it.',
    colours: [colours.brick, colours.oat, colours.navy, colours.pine, colours.mustard],
    price: 1600,
    tiers: smallTiers,
    since: '2025-03-10'
  }),
  stickers({
    slug: 'sticker-sheet',
    name: 'Sticker sheet',
    description:
      'One sheet, as many stickers as you can fit. Draw them with a little room between; we cut round each and leave the backing whole.',
    price: 600,
    tiers: smallTiers,
    since: '2025-04-14'
  }),
  card({
    slug: 'folded-card',
    name: 'Folded card',
    description:
      'A stout card with a good tooth, blank inside. Print an invitation, a drawing by somebody small, or a sentence you would rather not say aloud.',
    colours: [colours.sky, colours.paper, colours.oat],
    price: 450,
    tiers: smallTiers,
    since: '2025-03-10'
  }),
  notebook({
    slug: 'plans-and-detours-notebook',
    name: 'Plans & Detours notebook',
    description: 'The thin line is how it was meant to go. The thick one is how it went, and it is the better drawing.',
    colours: [
      colours.navy,
      { ...colours.pine, artwork: plansAndDetours('plans-and-detours-notebook', inks.lemon) },
      { ...colours.brick, artwork: plansAndDetours('plans-and-detours-notebook', inks.lemon) }
    ],
    artwork: plansAndDetours('plans-and-detours-notebook', inks.orange),
    since: '2025-10-13'
  }),
  notebook({
    slug: 'pressed-leaves-notebook',
    name: 'Pressed Leaves notebook',
    description:
      'Twelve sprigs in five inks, laid out like a page from a herbarium whose keeper had given up on Latin. There is room beside each for the name you settle on.',
    artwork: pressedLeaves('pressed-leaves-notebook'),
    since: '2026-03-16'
  }),
  notebook({
    slug: 'high-water-notebook',
    name: 'High Water notebook',
    description:
      'Four tides and a low sun, printed to the very edge of the cloth. Pairs well with a train that runs along the coast.',
    colours: [colours.rose, colours.oat],
    artwork: highWater('high-water-notebook'),
    price: 1900,
    since: '2025-06-23'
  }),
  stickers({
    slug: 'greengrocer-stickers',
    name: 'Greengrocer stickers',
    description:
      'An orange, two cherries, an avocado, a melon, a banana and a tomato. Six round stickers, each about the size of the real thing’s label, if labels were better.',
    artwork: greengrocer('greengrocer-stickers'),
    since: '2026-06-15'
  }),
  stickers({
    slug: 'out-and-about-stickers',
    name: 'Out and About stickers',
    description:
      'Sun, moon, bicycle, fish, daisy and a plain yes. For lunch boxes, laptops and the mudguard that keeps coming loose.',
    artwork: outAndAbout('out-and-about-stickers'),
    price: 800,
    since: '2025-08-04'
  }),
  card({
    slug: 'deep-breath-card',
    name: 'Deep Breath birthday card',
    description: 'Seven candles and the only instruction anybody needs. Suits every age above six.',
    artwork: candles('deep-breath-card'),
    since: '2025-05-26'
  }),
  card({
    slug: 'thank-you-card',
    name: 'Thank You card',
    description:
      'A grown-up green with a border of leaves. We keep a box of these ourselves and get through it by March.',
    artwork: thankYou('thank-you-card'),
    since: '2025-11-24'
  }),
  card({
    slug: 'hello-hello-card',
    name: 'Hello, Hello card',
    description: 'Five hellos, one for each month you meant to write. There is plenty of room inside for the excuse.',
    artwork: longTime('hello-hello-card'),
    price: 550,
    since: '2026-10-05'
  }),
  notebook({
    slug: 'monogram-notebook',
    name: 'Monogram notebook',
    description:
      'A letter in a wreath of leaves, with a few berries for the birds. Ours is M; yours takes one tap in the design tool.',
    colours: [
      colours.pine,
      { ...colours.oat, artwork: monogram('monogram-notebook', inks.pine, inks.moss, inks.vermilion) },
      { ...colours.brick, artwork: monogram('monogram-notebook', inks.cream, inks.rose, inks.mustard) }
    ],
    artwork: monogram('monogram-notebook', inks.cream, inks.sage, inks.vermilion),
    since: '2026-02-02'
  }),
  stickers({
    slug: 'good-dog-stickers',
    name: 'Good Dog stickers',
    description:
      'Praise, wages, exercise and a question asked in the same voice every single day. Six round stickers for collars, lunch boxes and the lid of the biscuit tin.',
    artwork: goodDog('good-dog-stickers'),
    since: '2026-08-31'
  }),
  card({
    slug: 'save-the-date-card',
    name: 'Save the Date card',
    description:
      'Two sprigs, two names and a day in June. Everything on it is set as words, so that names, date and weather can be yours within a minute.',
    artwork: saveTheDate('save-the-date-card'),
    since: '2026-01-05'
  }),
  card({
    slug: 'holding-up-card',
    name: 'Holding Up birthday card',
    description:
      'Any number can be had in stripes; forty needs them most. The verdict beneath is kind and, as far as we can tell, accurate.',
    artwork: holdingUp('holding-up-card'),
    since: '2026-05-18'
  })
]
