import { undecided } from './artworks/badges.ts'
import { contours, firstLight, goneOutside, nightSwim } from './artworks/hoodies.ts'
import { woodFloor } from './artworks/nature.ts'
import { colours, inks } from './palette.ts'
import { areas, choice, details, demoStock, teamTiers } from './parts.ts'
import type { PlainProduct } from './parts.ts'

const sizes = choice('size', 'Size', { s: 'S', m: 'M', l: 'L', xl: 'XL', '2xl': '2XL' })
const sizeGuide = {
  columns: ['Half chest', 'Length', 'Sleeve'],
  rows: [
    { size: 'S', values: [54, 67, 60] },
    { size: 'M', values: [57, 70, 62] },
    { size: 'L', values: [60, 73, 64] },
    { size: 'XL', values: [63, 75, 66] },
    { size: '2XL', values: [67, 77, 67] }
  ]
}

type Hoodie = Pick<PlainProduct, 'slug' | 'name' | 'description' | 'colours' | 'price' | 'since'> &
  Partial<PlainProduct> & { printed?: string }

const hoodie = ({ printed, ...rest }: Hoodie): PlainProduct => ({
  category: 'hoodies',
  taxClass: 'clothing',
  weightGrams: 620,
  details: details({
    Material: '85 % organic cotton, 15 % recycled polyester, brushed inside, 320 g/m²',
    Fit: 'Relaxed; take one size down for a close fit',
    Hood: 'Lined with jersey, flat cotton cord, no metal tips',
    'Print method': 'Water-based inks, cured at 160 °C',
    'Size of print': printed ?? 'Front up to 280 × 240 mm, back up to 300 × 360 mm',
    Care: 'Wash at 30 °C inside out, no tumble dryer, do not iron the print'
  }),
  second: sizes,
  surcharge: { '2xl': 300 },
  stock: demoStock(rest.slug),
  views: ['hoodie-front', 'hoodie-back'],
  printAreas: [areas.hoodieFront, areas.hoodieBack],
  isCustomisable: true,
  tiers: teamTiers,
  sizeGuide,
  ...rest
})

export const hoodies: readonly PlainProduct[] = [
  hoodie({
    slug: 'everyday-hoodie',
    name: 'Everyday hoodie',
    description:
      'Brushed on the inside, smooth on the outside where the ink goes. The pocket is set low enough to leave a clear panel on the chest, and the back takes a print as large as a shirt does.',
    colours: [colours.rose, colours.oat, colours.ink, colours.navy, colours.moss, colours.stone],
    price: 4800,
    since: '2025-03-04'
  }),
  hoodie({
    slug: 'first-light-hoodie',
    name: 'First Light hoodie',
    description:
      'A sunrise across the shoulders and a small one over the heart. The rays alternate between two reds, which from across a platform look like one very good orange.',
    colours: [colours.navy, colours.pine, { ...colours.oat, artwork: firstLight('first-light-hoodie', inks.navy) }],
    artwork: firstLight('first-light-hoodie', inks.cream),
    price: 5800,
    since: '2025-10-06',
    views: ['hoodie-back', 'hoodie-front'],
    printed: 'Back 264 × 265 mm, chest 50 × 32 mm'
  }),
  hoodie({
    slug: 'night-swim-hoodie',
    name: 'Night Swim hoodie',
    description:
      'What you put on afterwards, with wet hair, on the shingle. A moon, a lake and one swimmer, printed in four inks, on a hoodie with a hood deep enough to hide in.',
    colours: [{ ...colours.lilac, artwork: nightSwim('night-swim-hoodie', inks.plum) }, colours.ink, colours.pine],
    artwork: nightSwim('night-swim-hoodie', inks.cream),
    price: 5600,
    since: '2025-11-17',
    printed: '172 × 217 mm, front'
  }),
  hoodie({
    slug: 'spot-height-hoodie',
    name: 'Spot Height hoodie',
    description:
      'Contour lines of a hill that exists only here. Every third line is drawn heavier, as on a proper map, and the summit is marked so that you know when to stop.',
    colours: [
      colours.moss,
      colours.navy,
      { ...colours.oat, artwork: contours('spot-height-hoodie', inks.pine, inks.vermilion) },
      { ...colours.stone, artwork: contours('spot-height-hoodie', inks.black, inks.vermilion) }
    ],
    artwork: contours('spot-height-hoodie', inks.cream, inks.orange),
    price: 5400,
    since: '2026-02-09',
    printed: '174 × 225 mm, front'
  }),
  hoodie({
    slug: 'understorey-hoodie',
    name: 'Understorey hoodie',
    description:
      'Three ferns from the shady side of Leigh Woods and a stem of honesty that had strayed in. Pressed, redrawn leaf by leaf, and printed in three inks.',
    colours: [
      colours.pine,
      { ...colours.oat, artwork: woodFloor('understorey-hoodie', inks.pine, inks.moss, inks.orange) },
      { ...colours.rose, artwork: woodFloor('understorey-hoodie', inks.pine, inks.teal, inks.brick) }
    ],
    artwork: woodFloor('understorey-hoodie', inks.sage, inks.moss, inks.mustard),
    price: 5600,
    since: '2026-04-20',
    printed: '240 × 200 mm, front'
  }),
  hoodie({
    slug: 'gone-outside-hoodie',
    name: 'Gone Outside hoodie',
    description:
      'The note you would leave on the kitchen table, worn instead. Set in a fat old-style face with a line of hills under it, because a note should say where.',
    colours: [
      { ...colours.mustard, artwork: goneOutside('gone-outside-hoodie', inks.black, inks.brick) },
      { ...colours.sky, artwork: goneOutside('gone-outside-hoodie', inks.navy, inks.teal) },
      colours.ink
    ],
    artwork: goneOutside('gone-outside-hoodie', inks.cream, inks.moss),
    price: 5200,
    since: '2026-09-14',
    printed: '202 × 205 mm, front'
  }),
  hoodie({
    slug: 'undecided-hoodie',
    name: 'Undecided State hoodie',
    description:
      'College lettering for a college with no entrance exam, no exit and no particular plan. Arched by hand, outlined twice, and established at a date still under discussion.',
    colours: [
      colours.navy,
      { ...colours.stone, artwork: undecided('undecided-hoodie', inks.navy, inks.brick) },
      { ...colours.moss, artwork: undecided('undecided-hoodie', inks.cream, inks.mustard) }
    ],
    artwork: undecided('undecided-hoodie', inks.cream, inks.vermilion),
    price: 5400,
    since: '2026-10-26',
    printed: '236 × 130 mm, front'
  })
]
