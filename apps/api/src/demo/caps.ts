import { highGround, outToLunch, signalFlags } from './artworks/caps.ts'
import { colours, inks } from './palette.ts'
import { areas, choice, details, demoStock, teamTiers } from './parts.ts'
import type { PlainProduct } from './parts.ts'

const sizes = choice('size', 'Size', { 's-m': 'S/M', 'l-xl': 'L/XL' })

type Cap = Pick<PlainProduct, 'slug' | 'name' | 'description' | 'colours' | 'price' | 'since'> & Partial<PlainProduct>

const cap = (rest: Cap): PlainProduct => ({
  category: 'hoodies',
  taxClass: 'clothing',
  weightGrams: 90,
  details: details({
    Material: '100 % organic cotton twill, 260 g/m²',
    Fit: 'Six panels, low crown, curved peak; brass slide at the back',
    'Print method': 'Water-based inks, pressed before the panels are sewn',
    'Size of print': 'Up to 105 × 60 mm, front',
    Care: 'Wash by hand, dry on a bowl'
  }),
  second: sizes,
  stock: demoStock(rest.slug),
  views: ['cap-front'],
  printAreas: [areas.cap],
  isCustomisable: true,
  tiers: teamTiers,
  sizeGuide: {
    columns: ['Head'],
    rows: [
      { size: 'S/M', values: [56] },
      { size: 'L/XL', values: [60] }
    ]
  },
  ...rest
})

export const caps: readonly PlainProduct[] = [
  cap({
    slug: 'six-panel-cap',
    name: 'Six-panel cap',
    description:
      'A low crown in washed twill with a peak that is curved once and stays so. The two front panels are pressed flat while they are printed, so the design runs across the seam unbroken.',
    colours: [colours.navy, colours.oat, colours.ink, colours.brick, colours.moss, colours.mustard],
    price: 2200,
    since: '2026-10-05'
  }),
  cap({
    slug: 'high-ground-cap',
    name: 'High Ground cap',
    description:
      'A patch with two ridges on it, for walks that go up before they come down. It looks sewn; it is printed, and so it neither frays nor itches.',
    colours: [
      colours.moss,
      { ...colours.navy, artwork: highGround('high-ground-cap', inks.cream, inks.brick, inks.navy) },
      { ...colours.oat, artwork: highGround('high-ground-cap', inks.paper, inks.pine, inks.orange) }
    ],
    artwork: highGround('high-ground-cap', inks.cream, inks.navy, inks.vermilion),
    price: 2600,
    since: '2026-10-12'
  }),
  cap({
    slug: 'out-to-lunch-cap',
    name: 'Out to Lunch cap',
    description: 'A sign for the door, worn instead. The tail under the words points the way to the sandwich.',
    colours: [
      colours.brick,
      { ...colours.oat, artwork: outToLunch('out-to-lunch-cap', inks.brick, inks.mustard) },
      colours.ink
    ],
    artwork: outToLunch('out-to-lunch-cap', inks.cream, inks.mustard),
    price: 2600,
    since: '2026-10-19'
  }),
  cap({
    slug: 'gone-sailing-cap',
    name: 'Gone Sailing cap',
    description:
      'Four flags on a line, as they hang over the boathouse when nobody answers the telephone. Three inks on navy, four on oat.',
    colours: [
      colours.navy,
      { ...colours.oat, artwork: signalFlags('gone-sailing-cap', [inks.vermilion, inks.paper, inks.sea], inks.navy) }
    ],
    artwork: signalFlags('gone-sailing-cap', [inks.vermilion, inks.paper, inks.sea], inks.cream),
    price: 2600,
    since: '2026-10-26'
  })
]
