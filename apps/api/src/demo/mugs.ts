import type { DesignDocument } from '@motif/design'
import { clearing, cupsToday, dueNorth, lemonGrove, mackerel, pitStop, teaFirst } from './artworks/mugs.ts'
import { chai } from './artworks/scripts.ts'
import { colours, inks } from './palette.ts'
import { areas, choice, details, demoStock, smallTiers } from './parts.ts'
import type { PlainProduct } from './parts.ts'

const capacities = choice('capacity', 'Capacity', { '330-ml': '330 ml', '450-ml': '450 ml' })

type Mug = Pick<PlainProduct, 'slug' | 'name' | 'description' | 'colours' | 'price' | 'since'> & Partial<PlainProduct>

const pottery = (rest: Mug): PlainProduct => ({
  category: 'mugs',
  weightGrams: 450,
  details: details({
    Material: 'Stoneware, glazed inside and out',
    Weight: '350 g (330 ml), 430 g (450 ml)',
    'Print method': 'Ceramic inks, fired at 780 °C',
    'Size of print': '112 × 85 mm, on either side of the handle',
    Care: 'Dishwasher and microwave safe'
  }),
  second: capacities,
  surcharge: { '450-ml': 200 },
  stock: demoStock(rest.slug),
  views: ['mug-right', 'mug-left', 'mug-on-table'],
  printAreas: [areas.mug, areas.mugLeft],
  isCustomisable: true,
  tiers: smallTiers,
  ...rest
})

/** Whichever hand it is held in, the print is seen by the others. */
const onBothSides = <Printed extends { artwork?: DesignDocument | undefined }>(product: Printed): Printed =>
  product.artwork
    ? {
        ...product,
        artwork: { ...product.artwork, areas: { ...product.artwork.areas, left: product.artwork.areas['side'] ?? [] } }
      }
    : product

const mug = (rest: Mug): PlainProduct => {
  const product = pottery(rest)
  return onBothSides({ ...product, colours: product.colours.map(onBothSides) })
}

const enamel = (rest: Mug): PlainProduct => ({
  ...pottery(rest),
  weightGrams: 220,
  details: details({
    Material: 'Steel, enamelled in two coats, rolled rim',
    Volume: '350 ml',
    Weight: '160 g',
    'Print method': 'Enamel inks, fired at 800 °C',
    'Size of print': '90 × 65 mm, on one side, handle to the right',
    Care: 'Fine over a fire, not in the microwave; wash by hand to keep the rim'
  }),
  second: choice('pack', 'Pack', { single: 'One', pair: 'Pair' }),
  surcharge: { pair: 1400 },
  views: ['enamel-mug'],
  printAreas: [areas.enamelMug]
})

export const mugs: readonly PlainProduct[] = [
  mug({
    slug: 'studio-mug',
    name: 'Studio mug',
    description:
      'A straight-sided stoneware mug with a handle that takes three fingers. The wall is even all the way round, so a print keeps its lines at the edges. Put a name on it, a face, or the last word.',
    colours: [colours.rose, colours.paper, colours.oat, colours.sky, colours.navy, colours.ink],
    price: 1400,
    since: '2025-03-04'
  }),
  enamel({
    slug: 'camp-mug',
    name: 'Camp mug',
    description:
      'Enamelled steel, light in a rucksack and loud on a table. Yours to print on; the ink is fired into the glaze and outlives the first dents.',
    colours: [colours.moss, colours.paper, colours.oat, colours.navy],
    price: 1600,
    since: '2025-04-28'
  }),
  mug({
    slug: 'tea-first-mug',
    name: 'Tea First mug',
    description:
      'A clear statement of priorities, with office hours. Set in a soft serif whose full stop we made a little larger than it should be.',
    colours: [colours.sky, colours.paper, colours.rose],
    artwork: teaFirst('tea-first-mug', inks.navy),
    price: 1700,
    since: '2025-03-18'
  }),
  mug({
    slug: 'pit-stop-mug',
    name: 'Pit Stop mug',
    description:
      'Checks that lost concentration halfway and started drawing dots. The pattern runs to the edge of the print, so it wraps as far as you can see from the front.',
    colours: [
      colours.paper,
      { ...colours.mustard, artwork: pitStop('pit-stop-mug', inks.black, inks.vermilion) },
      { ...colours.rose, artwork: pitStop('pit-stop-mug', inks.plum, inks.paper) }
    ],
    artwork: pitStop('pit-stop-mug', inks.navy, inks.vermilion),
    price: 1800,
    since: '2025-08-11'
  }),
  mug({
    slug: 'lemon-grove-mug',
    name: 'Lemon Grove mug',
    description:
      'Five lemons and the two halves of a sixth. The yellow is mixed for glaze and comes out of the kiln brighter than it went in, which still surprises us.',
    colours: [colours.sky, colours.paper, { ...colours.navy, artwork: lemonGrove('lemon-grove-mug', inks.sage) }],
    artwork: lemonGrove('lemon-grove-mug', inks.pine),
    price: 1800,
    since: '2026-05-04'
  }),
  mug({
    slug: 'three-mackerel-mug',
    name: 'Three Mackerel mug',
    description:
      'Head to tail, as they come in newspaper. Each fish has its own blue; the middle one swims against the others so that the set is balanced from either hand.',
    colours: [colours.oat, colours.paper, colours.rose],
    artwork: mackerel('three-mackerel-mug'),
    price: 1700,
    since: '2025-06-30'
  }),
  mug({
    slug: 'only-monday-mug',
    name: 'Only Monday mug',
    description:
      'A tally for people who count honestly. Drawn with a wax pencil and printed as it was, wobble included.',
    colours: [colours.paper, colours.mustard],
    artwork: cupsToday('only-monday-mug', inks.black),
    price: 1600,
    since: '2026-07-13'
  }),
  enamel({
    slug: 'clearing-camp-mug',
    name: 'Clearing camp mug',
    description:
      'A tent with the lamp on, pines on both sides, and a moon not far off full. Made for the first cup of the day, when you would rather be in the picture.',
    colours: [colours.paper, colours.oat, colours.mustard],
    artwork: clearing('clearing-camp-mug'),
    price: 1900,
    since: '2025-05-06'
  }),
  enamel({
    slug: 'due-north-camp-mug',
    name: 'Due North camp mug',
    description:
      'The Plough with its pointer to the pole star, placed where it stands on an October evening. Useful, in a way, if you ever forget.',
    colours: [
      colours.navy,
      colours.ink,
      { ...colours.oat, artwork: dueNorth('due-north-camp-mug', inks.navy, inks.vermilion) }
    ],
    artwork: dueNorth('due-north-camp-mug', inks.cream, inks.mustard),
    price: 1900,
    since: '2025-10-27'
  }),
  mug({
    slug: 'one-more-chai-mug',
    name: 'One More Chai mug',
    description:
      'The question every good afternoon comes to, set in Devanagari beside a cutting glass that is already half answered. The steam is the only red in it.',
    colours: [colours.oat, colours.paper, { ...colours.navy, artwork: chai('one-more-chai-mug', inks.cream) }],
    artwork: chai('one-more-chai-mug', inks.navy),
    price: 1700,
    since: '2026-01-26'
  })
]
