import { cutPaper } from './artworks/nature.ts'
import { clearNight, lastTram, picnic, poppyField, seaChart, stairwell } from './artworks/phone-cases.ts'
import { colours, inks } from './palette.ts'
import { areas, choice, details, demoStock, smallTiers } from './parts.ts'
import type { PlainProduct } from './parts.ts'

const models = choice('model', 'Model', {
  'iphone-15': 'iPhone 15',
  'iphone-16': 'iPhone 16',
  'iphone-16-pro': 'iPhone 16 Pro',
  'galaxy-s25': 'Galaxy S25',
  'pixel-9': 'Pixel 9'
})

type PhoneCase = Pick<PlainProduct, 'slug' | 'name' | 'description' | 'since'> & Partial<PlainProduct>

const phoneCase = (rest: PhoneCase): PlainProduct => ({
  category: 'phone-cases',
  weightGrams: 60,
  details: details({
    Material: 'Recycled polycarbonate shell, soft inner edge',
    Weight: '28 g',
    Protection: 'Raised 1.2 mm around lens and screen, tested from 1.5 m',
    'Print method': 'Inks set into the shell by heat, matt finish',
    'Size of print': '75.5 × 155.5 mm, round to the edges',
    Charging: 'Works with wireless charging',
    Care: 'Wipe with a damp cloth; no solvents'
  }),
  colours: [colours.paper],
  second: models,
  price: 2400,
  surcharge: { 'iphone-16-pro': 200 },
  stock: demoStock(rest.slug),
  views: ['phonecase-back'],
  printAreas: [areas.phoneCase],
  isCustomisable: true,
  tiers: smallTiers,
  ...rest
})

export const phoneCases: readonly PlainProduct[] = [
  phoneCase({
    slug: 'slim-case',
    name: 'Slim case',
    description:
      'A thin matt shell that takes ink right round its edge. Photographs keep their blacks and lettering stays sharp beside the lens; keep anything dear a finger away from the top left corner.',
    colours: [colours.moss, colours.paper, colours.ink, colours.sky, colours.rose],
    price: 2200,
    since: '2025-03-31'
  }),
  phoneCase({
    slug: 'stairwell-case',
    name: 'Stairwell case',
    description:
      'The floor of a stairwell in Porto, where everyone stops halfway to look down. No two chips are alike; we counted.',
    artwork: stairwell('stairwell-case'),
    since: '2025-07-14'
  }),
  phoneCase({
    slug: 'sea-chart-case',
    name: 'Sea Chart case',
    description:
      'Rows of waves as old charts drew them when nobody knew how deep it was. Three blues on cream, spaced so that every row meets the edge on a whole scale or a half.',
    artwork: seaChart('sea-chart-case'),
    since: '2025-09-22'
  }),
  phoneCase({
    slug: 'poppy-field-case',
    name: 'Poppy Field case',
    description:
      'Poppies from above, on a green dark enough to make them glow. Drawn for a curtain that never got made.',
    artwork: poppyField('poppy-field-case'),
    since: '2026-05-25'
  }),
  phoneCase({
    slug: 'last-tram-case',
    name: 'Last Tram case',
    description:
      'Seven bands from butter to plum: the sky over the depot at the end of a hot day. Edges are soft curves, so it never looks like a flag.',
    artwork: lastTram('last-tram-case'),
    since: '2026-07-06'
  }),
  phoneCase({
    slug: 'clear-night-case',
    name: 'Clear Night case',
    description:
      'A slim moon and three constellations you are free to name. The smallest stars are a third of a millimetre wide and every one of them prints.',
    artwork: clearNight('clear-night-case'),
    since: '2025-12-08'
  }),
  phoneCase({
    slug: 'picnic-case',
    name: 'Picnic case',
    description:
      'Gingham woven in ink, with one flower where the sandwich would be. The cross-over squares are a third colour, as in real cloth.',
    artwork: picnic('picnic-case', inks.sky, inks.sea),
    price: 2600,
    since: '2026-08-10'
  }),
  phoneCase({
    slug: 'cut-paper-case',
    name: 'Cut Paper case',
    description:
      'The six papers of our tote, tall and narrow, cut again for the shape of a telephone. The lens sits on the red one.',
    artwork: cutPaper('cut-paper-case', 'back', { left: -1.5, top: -1.5, width: 78.5, height: 158.5 }),
    since: '2026-05-11'
  })
]
