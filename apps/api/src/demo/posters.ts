import { fieldGuide } from './artworks/nature.ts'
import { ampersand, noonDesert, oldHarbour, olives, orbits, stillLife, townPlan } from './artworks/posters.ts'
import { guestWifi, salaam } from './artworks/scripts.ts'
import { afterglow, thatNight } from './artworks/skies.ts'
import { colours, inks } from './palette.ts'
import { areas, choice, details, demoStock, smallTiers } from './parts.ts'
import type { PlainProduct } from './parts.ts'

const formats = choice('format', 'Format', {
  '30x42': '30 × 42 cm',
  '50x70': '50 × 70 cm',
  '50x70-framed': '50 × 70 cm, oak frame'
})

type Poster = Pick<PlainProduct, 'slug' | 'name' | 'description' | 'since'> & Partial<PlainProduct>

const poster = (rest: Poster): PlainProduct => ({
  category: 'posters',
  weightGrams: 280,
  details: details({
    Paper: 'Uncoated cotton-rag, 230 g/m², FSC certified',
    'Print method': 'Pigment inks, twelve colours, lightfast for 80 years behind glass',
    Frame: 'Solid oak, 20 mm, acrylic front; comes ready to hang',
    'Size of print': 'To the edge of the sheet, 3 mm bleed',
    Sending: 'Rolled in a tube; framed sheets flat in a box',
    Care: 'Hang it out of direct sun; dust the frame dry'
  }),
  colours: [colours.paper],
  second: formats,
  price: 1800,
  surcharge: { '50x70': 800, '50x70-framed': 3400 },
  stock: demoStock(rest.slug),
  views: ['poster-framed', 'poster-plain', 'poster-in-room'],
  printAreas: [areas.poster],
  isCustomisable: true,
  ...rest
})

export const posters: readonly PlainProduct[] = [
  poster({
    slug: 'print-your-own-poster',
    name: 'Print your own poster',
    description:
      'A sheet of heavy cotton paper and twelve pigment inks, waiting for your picture. We look at every file before it runs and write to you if something will not hold up at this size.',
    tiers: smallTiers,
    since: '2025-03-04'
  }),
  poster({
    slug: 'old-harbour-poster',
    name: 'Old Harbour poster',
    description:
      'Six houses, two boats and the same colours again in the water. It began as a linocut of the quay below the workshop and kept its straight edges.',
    artwork: oldHarbour('old-harbour-poster'),
    since: '2025-03-25'
  }),
  poster({
    slug: 'noon-desert-poster',
    name: 'Noon Desert poster',
    description:
      'A flat red sun, two mesas and the only shade for miles. The colours are mixed warm to cold from top to bottom, so the sheet looks lit even in a dim hall.',
    artwork: noonDesert('noon-desert-poster'),
    since: '2025-08-25'
  }),
  poster({
    slug: 'everything-goes-round-poster',
    name: 'Everything Goes Round poster',
    description:
      'Nine bodies on their rounds, sizes and distances arranged for the eye and not the telescope. We kept the small one on the outside, out of loyalty.',
    artwork: orbits('everything-goes-round-poster'),
    since: '2025-11-03'
  }),
  poster({
    slug: 'lower-ambling-poster',
    name: 'Plan of Lower Ambling poster',
    description:
      'The map of a town we would like to live in: one river, three bridges, a round park and more houses than cars. People have asked us for directions.',
    artwork: townPlan('lower-ambling-poster'),
    since: '2026-02-23'
  }),
  poster({
    slug: 'olive-branch-poster',
    name: 'Olive Branch poster',
    description:
      'A branch before an arch the colour of plaster. Upper leaves silver, lower ones dark, as they are when the wind turns them.',
    artwork: olives('olive-branch-poster'),
    since: '2025-05-12'
  }),
  poster({
    slug: 'and-so-on-poster',
    name: 'And So On poster',
    description:
      'The best-looking character on the keyboard, at the size it deserves. Also a start for your own: open it in the design tool and change the words beneath.',
    artwork: ampersand('and-so-on-poster', inks.rose, inks.navy, inks.vermilion),
    since: '2026-04-06'
  }),
  poster({
    slug: 'jug-and-stripes-poster',
    name: 'Jug and Stripes poster',
    description:
      'Garden flowers in the blue jug that has a chip on the other side. The cloth is from the workshop table, much cleaner here than in life.',
    artwork: stillLife('jug-and-stripes-poster'),
    since: '2026-09-28'
  }),
  poster({
    slug: 'that-night-poster',
    name: 'The Night We Met poster',
    description:
      'A round sky with a date, a place and a line of script beneath. As it stands it is somebody else’s night; open it in the design tool and make it yours.',
    artwork: thatNight('that-night-poster'),
    price: 2200,
    since: '2026-01-12'
  }),
  poster({
    slug: 'look-dont-lick-poster',
    name: 'Look, Don’t Lick poster',
    description:
      'Nine mushrooms of the Lower Woods, cap by cap, with their names. Two of them are supper, one is the opposite, and the sheet will not tell you which.',
    artwork: fieldGuide('look-dont-lick-poster'),
    since: '2026-10-19'
  }),
  poster({
    slug: 'afterglow-poster',
    name: 'Afterglow poster',
    description:
      'The sun in slices on its way into the sea, and the sea handing it back in strokes. Twelve inks run into each other from navy to butter without a single step.',
    artwork: afterglow('afterglow-poster'),
    since: '2026-06-08'
  }),
  poster({
    slug: 'salaam-poster',
    name: 'Salaam poster',
    description:
      'One word for peace, hello and goodbye, in a niche on a wall of eight-pointed stars. The tiles are drawn with a compass and two set squares, as they were nine hundred years ago.',
    artwork: salaam('salaam-poster'),
    since: '2026-03-23'
  }),
  poster({
    slug: 'come-in-poster',
    name: 'Come In poster',
    description:
      'For the hall of the house with the good kettle. The code joins a telephone to the guest network by itself; change it to yours in the design tool, where it is drawn anew as you type.',
    artwork: guestWifi('come-in-poster'),
    since: '2026-11-02'
  })
]
