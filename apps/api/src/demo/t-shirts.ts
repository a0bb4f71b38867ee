import { couldBeAWalk, laundryTour, rowingClub, slowMotion, sundays, theTens } from './artworks/badges.ts'
import { nightShift } from './artworks/nature.ts'
import { onlyOnce } from './artworks/scripts.ts'
import { longRidge, moonYear, nearlyCentred, otherWay, seville, slowTide, twoWheels } from './artworks/t-shirts.ts'
import { colours, inks } from './palette.ts'
import { areas, choice, details, demoStock, teamTiers } from './parts.ts'
import type { PlainProduct } from './parts.ts'

const sizes = choice('size', 'Size', { xs: 'XS', s: 'S', m: 'M', l: 'L', xl: 'XL', '2xl': '2XL' })
const sizeGuide = {
  columns: ['Half chest', 'Length', 'Sleeve'],
  rows: [
    { size: 'XS', values: [46, 66, 19] },
    { size: 'S', values: [49, 69, 20] },
    { size: 'M', values: [52, 72, 21] },
    { size: 'L', values: [55, 74, 22] },
    { size: 'XL', values: [58, 76, 23] },
    { size: '2XL', values: [62, 78, 24] }
  ]
}

type Shirt = Pick<PlainProduct, 'slug' | 'name' | 'description' | 'colours' | 'price' | 'since'> &
  Partial<PlainProduct> & { printed?: string }

/** What all our shirts share: cut, sizes and where they can be printed. */
const shirt = ({ printed, ...rest }: Shirt): PlainProduct => ({
  category: 't-shirts',
  taxClass: 'clothing',
  weightGrams: 180,
  details: details({
    Material: '100 % combed organic cotton, single jersey, 180 g/m²',
    Fit: 'Regular, true to size; shoulder to shoulder tape',
    'Print method': 'Water-based inks, cured at 160 °C',
    'Size of print': printed ?? 'Up to 300 × 400 mm, front and back',
    Care: 'Wash at 30 °C inside out, dry on a line, iron around the print'
  }),
  second: sizes,
  surcharge: { '2xl': 200 },
  stock: demoStock(rest.slug),
  views: ['tshirt-front', 'tshirt-back'],
  printAreas: [areas.shirtFront, areas.shirtBack],
  isCustomisable: true,
  tiers: teamTiers,
  sizeGuide,
  ...rest
})

export const shirts: readonly PlainProduct[] = [
  shirt({
    slug: 'classic-tee',
    name: 'Classic tee',
    description:
      'The shirt we print most, and the one we wear ourselves. Combed cotton, knitted tight enough that fine lines stay fine, with a collar that still lies flat in its third summer. Bring words, a drawing or both; front and back are yours.',
    colours: [
      colours.mustard,
      colours.paper,
      colours.ink,
      colours.navy,
      colours.brick,
      colours.moss,
      colours.oat,
      colours.sky
    ],
    price: 2400,
    since: '2025-03-04',
    video: {
      video: {
        file: new URL('videos/classic-tee.webm', import.meta.url),
        facts: { type: 'video/webm', width: 640, height: 800, seconds: 7.16 }
      },
      poster: {
        file: new URL('videos/classic-tee.jpg', import.meta.url),
        format: 'jpg',
        width: 1280,
        height: 1600
      },
      alt: 'Words appear on the Classic tee, which then turns navy, sky, brick and white'
    }
  }),
  shirt({
    slug: 'heavyweight-tee',
    name: 'Heavyweight tee',
    description:
      'A boxier shirt in 240-gram cotton with a thick ribbed collar and a drop at the shoulder. The cloth hardly moves, so large blocks of ink sit on it like paint on a board.',
    colours: [colours.ink, colours.stone, colours.paper, colours.rose, colours.pine],
    price: 3200,
    since: '2025-09-15',
    weightGrams: 260,
    details: details({
      Material: '100 % organic cotton, open-end yarn, 240 g/m²',
      Fit: 'Boxy, dropped shoulder; take your usual size',
      'Print method': 'Water-based inks, cured at 160 °C',
      'Size of print': 'Up to 300 × 400 mm, front and back',
      Care: 'Wash at 30 °C inside out, dry flat, iron around the print'
    }),
    sizeGuide: {
      columns: sizeGuide.columns,
      rows: sizeGuide.rows.map(({ size, values: [chest = 0, length = 0, sleeve = 0] }) => ({
        size,
        values: [chest + 5, length, sleeve + 3]
      }))
    }
  }),
  shirt({
    slug: 'long-ridge-tee',
    name: 'Long Ridge tee',
    description:
      'Five ridges, five inks, and the sun going down behind the second. Each layer is trapped under the next by half a millimetre, so there is no gap of bare cloth between them.',
    colours: [
      colours.oat,
      colours.paper,
      { ...colours.navy, artwork: longRidge('long-ridge-tee', inks.cream, inks.sea) },
      { ...colours.ink, artwork: longRidge('long-ridge-tee', inks.cream, inks.sea) }
    ],
    artwork: longRidge('long-ridge-tee', inks.navy),
    price: 2900,
    since: '2025-04-11',
    printed: '246 × 270 mm, front'
  }),
  shirt({
    slug: 'two-wheels-tee',
    name: 'Two Wheels tee',
    description:
      'For those who take the canal path because it is longer. Our own town bicycle, drawn from the one that leans against the workshop door, spokes counted and chain left out on purpose.',
    colours: [
      colours.sky,
      colours.paper,
      { ...colours.pine, artwork: twoWheels('two-wheels-tee', inks.orange, inks.paper) }
    ],
    artwork: twoWheels('two-wheels-tee', inks.vermilion, inks.navy),
    price: 2800,
    since: '2025-05-20',
    printed: '245 × 235 mm, front'
  }),
  shirt({
    slug: 'moon-year-tee',
    name: 'Moon Year tee',
    description:
      'Twelve moons around a crescent, in the order they come. Printed in two inks, one of them warm enough that the crescent looks lit by something.',
    colours: [
      colours.navy,
      colours.ink,
      { ...colours.lilac, artwork: moonYear('moon-year-tee', inks.plum, inks.paper) }
    ],
    artwork: moonYear('moon-year-tee', inks.cream, inks.mustard),
    price: 2800,
    since: '2025-07-02',
    printed: '238 × 238 mm, front'
  }),
  shirt({
    slug: 'seville-tee',
    name: 'Seville tee',
    description:
      'Marmalade season on a shirt: an orange, a lemon and a blood orange, cut across. The segments are left open to the pith, which is the only place we print white.',
    colours: [colours.paper, colours.sky, { ...colours.moss, artwork: seville('seville-tee', inks.cream, inks.sage) }],
    artwork: seville('seville-tee', inks.pine, inks.pine),
    price: 2800,
    since: '2026-01-19',
    printed: '260 × 290 mm, front'
  }),
  shirt({
    slug: 'nearly-centred-tee',
    name: 'Nearly Centred tee',
    description:
      'A small provocation for people who own a pica ruler. The crosshair marks the true centre of the print; the words are elsewhere, by exactly the amount stated.',
    colours: [
      colours.paper,
      colours.mustard,
      { ...colours.ink, artwork: nearlyCentred('nearly-centred-tee', inks.paper) }
    ],
    artwork: nearlyCentred('nearly-centred-tee', inks.black),
    price: 2600,
    since: '2026-03-30',
    printed: '256 × 160 mm, front'
  }),
  shirt({
    slug: 'slow-tide-tee',
    name: 'Slow Tide tee',
    description:
      'Four bands of sea in an arched window, with the sun halfway in. Drawn on a wet weekend in Clevedon and cut by hand before it ever saw a screen.',
    colours: [colours.rose, colours.stone, colours.moss],
    artwork: slowTide('slow-tide-tee'),
    price: 2900,
    since: '2025-06-12',
    printed: '200 × 268 mm, front'
  }),
  shirt({
    slug: 'other-way-tee',
    name: 'Other Way tee',
    description: 'Fourteen fish agree and one does not. We take no side, though the dissenter got the better ink.',
    colours: [colours.sky, colours.paper, { ...colours.navy, artwork: otherWay('other-way-tee', inks.sky, inks.navy) }],
    artwork: otherWay('other-way-tee', inks.navy, inks.paper),
    price: 2800,
    since: '2026-08-24',
    printed: '230 × 240 mm, front'
  }),
  shirt({
    slug: 'rowing-club-tee',
    name: 'Lower Ambling RC tee',
    description:
      'The badge of a rowing club that meets when it can find everybody. Ring, oars and water are one ink; the blades are dipped in another, as blades should be.',
    colours: [
      colours.oat,
      { ...colours.navy, artwork: rowingClub('rowing-club-tee', inks.cream, inks.vermilion) },
      colours.sky,
      { ...colours.pine, artwork: rowingClub('rowing-club-tee', inks.cream, inks.mustard) }
    ],
    artwork: rowingClub('rowing-club-tee', inks.navy, inks.vermilion),
    price: 2900,
    since: '2026-05-04',
    printed: '243 × 243 mm, front'
  }),
  shirt({
    slug: 'slow-motion-tee',
    name: 'Slow Motion tee',
    description:
      'Lettering with three outlines, each a size larger than the next, the way it was done when vans had carpets. Four inks laid wet over dry, so the edges stay fat and soft.',
    colours: [
      colours.oat,
      { ...colours.moss, artwork: slowMotion('slow-motion-tee', [inks.pine, inks.sage, inks.cream, inks.brick]) },
      { ...colours.ink, artwork: slowMotion('slow-motion-tee', [inks.brick, inks.orange, inks.lemon, inks.plum]) }
    ],
    artwork: slowMotion('slow-motion-tee', [inks.navy, inks.sea, inks.mustard, inks.vermilion]),
    price: 2900,
    since: '2026-06-29',
    printed: '252 × 170 mm, front'
  }),
  shirt({
    slug: 'laundry-tour-tee',
    name: 'Laundry World Tour tee',
    description:
      'Seven dates on the back, one of them rained off; three socks on the front, one of them missing. The only tour shirt that promotes itself every week.',
    colours: [
      colours.ink,
      colours.navy,
      { ...colours.stone, artwork: laundryTour('laundry-tour-tee', inks.black, inks.brick) }
    ],
    artwork: laundryTour('laundry-tour-tee', inks.paper, inks.mustard),
    price: 3000,
    since: '2026-07-13',
    views: ['tshirt-back', 'tshirt-front'],
    printed: 'Back 256 × 305 mm, front 176 × 95 mm'
  }),
  shirt({
    slug: 'night-shift-tee',
    name: 'Night Shift tee',
    description:
      'A cat on a wall with the moon behind it and somewhere to be. Ours is called Ledger and has never once been home before four.',
    colours: [
      colours.navy,
      { ...colours.lilac, artwork: nightShift('night-shift-tee', inks.plum, inks.paper, inks.plum) },
      { ...colours.brick, artwork: nightShift('night-shift-tee', inks.black, inks.cream, inks.cream) }
    ],
    artwork: nightShift('night-shift-tee', inks.black, inks.lemon, inks.paper),
    price: 2800,
    since: '2026-03-09',
    printed: '250 × 270 mm, front'
  }),
  shirt({
    slug: 'could-have-been-a-walk-tee',
    name: 'Could Have Been a Walk tee',
    description:
      'For the third meeting of the morning. The dotted line is the way by the river; it takes twenty minutes and nobody shares their screen.',
    colours: [
      colours.sky,
      colours.paper,
      { ...colours.pine, artwork: couldBeAWalk('could-have-been-a-walk-tee', inks.cream, inks.orange) }
    ],
    artwork: couldBeAWalk('could-have-been-a-walk-tee', inks.black, inks.vermilion),
    price: 2600,
    since: '2026-09-07',
    printed: '260 × 220 mm, front'
  }),
  shirt({
    slug: 'only-once-tee',
    name: 'Ichi-go Ichi-e tee',
    description:
      'Four characters from the tea room: one time, one meeting. Brushed with a fat pen down the middle of a red sun, with our seal at the foot as a signature.',
    colours: [
      colours.paper,
      colours.oat,
      { ...colours.ink, artwork: onlyOnce('only-once-tee', inks.paper, inks.brick, inks.brick) }
    ],
    artwork: onlyOnce('only-once-tee', inks.black, inks.vermilion, inks.vermilion),
    price: 2800,
    since: '2026-02-16',
    printed: '190 × 330 mm, front'
  }),
  shirt({
    slug: 'sundays-tee',
    name: 'Sundays tee',
    description:
      'Baseball script for a sport that is mostly lying down. The tail under the word took eleven drawings, which is more exercise than it stands for.',
    colours: [
      colours.paper,
      colours.oat,
      { ...colours.navy, artwork: sundays('sundays-tee', inks.mustard, inks.vermilion) }
    ],
    artwork: sundays('sundays-tee', inks.vermilion, inks.navy),
    price: 2700,
    since: '2026-08-03',
    printed: '255 × 150 mm, front'
  }),
  shirt({
    slug: 'tens-tee',
    name: 'Number Ten team tee',
    description:
      'A shirt for a team of one: name and number behind, a crest before. Open it in the design tool, put your own name over the ten, and order the other ten players theirs.',
    colours: [
      colours.navy,
      { ...colours.sky, artwork: theTens('tens-tee', inks.navy, inks.paper) },
      { ...colours.mustard, artwork: theTens('tens-tee', inks.black, inks.brick) }
    ],
    artwork: theTens('tens-tee', inks.paper, inks.vermilion),
    price: 2900,
    since: '2026-04-13',
    views: ['tshirt-back', 'tshirt-front'],
    printed: 'Back 250 × 265 mm, crest 44 × 56 mm'
  })
]
