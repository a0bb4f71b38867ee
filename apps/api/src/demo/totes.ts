import { cutPaper, herbShelf } from './artworks/nature.ts'
import { manyHellos } from './artworks/scripts.ts'
import { deckchair, evening, kitchenFloor, marketDay, meadow, oneMoreBook } from './artworks/totes.ts'
import { colours, inks } from './palette.ts'
import { areas, choice, details, demoStock, smallTiers } from './parts.ts'
import type { PlainProduct } from './parts.ts'

type Bag = Pick<PlainProduct, 'slug' | 'name' | 'description' | 'colours' | 'price' | 'since'> & Partial<PlainProduct>

const tote = (rest: Bag): PlainProduct => ({
  category: 'totes',
  weightGrams: 170,
  details: details({
    Material: '100 % organic cotton canvas, 280 g/m²',
    Measures: '38 × 42 cm, 10 cm gusset, handles 70 cm',
    Carries: '12 kg, sewn with crossed seams at the handles',
    'Print method': 'Water-based inks, screen printed by hand',
    'Size of print': 'Up to 280 × 300 mm, front',
    Care: 'Cold wash, dry flat, iron from the inside'
  }),
  second: choice('handles', 'Handles', { long: 'Long', short: 'Short' }),
  stock: demoStock(rest.slug),
  views: ['tote-front', 'tote-on-peg'],
  printAreas: [areas.tote],
  isCustomisable: true,
  tiers: smallTiers,
  ...rest
})

const pouch = (rest: Bag): PlainProduct => ({
  ...tote(rest),
  weightGrams: 90,
  details: details({
    Material: 'Organic cotton canvas, 340 g/m², cotton lining',
    Measures: '21 × 14 cm, base 5 cm',
    Zip: 'Brass, with a cotton pull',
    'Print method': 'Water-based inks, screen printed before sewing',
    'Size of print': 'Up to 180 × 110 mm, front',
    Care: 'Sponge clean, or cold wash with the zip closed'
  }),
  second: choice('lining', 'Lining', { plain: 'Plain', waterproof: 'Waterproof' }),
  surcharge: { waterproof: 200 },
  views: ['pouch'],
  printAreas: [areas.pouch]
})

export const totes: readonly PlainProduct[] = [
  tote({
    slug: 'everyday-tote',
    name: 'Everyday tote',
    description:
      'Proper canvas, with a flat base and handles that go over a winter coat. The weave is close enough for small type. Print your shop, your choir or your shopping list on it.',
    colours: [colours.mustard, colours.natural, colours.ink, colours.navy, colours.moss],
    price: 1800,
    since: '2025-03-04'
  }),
  pouch({
    slug: 'zip-pouch',
    name: 'Zip pouch',
    description:
      'For pencils, chargers or whatever rolls about at the bottom of a bag. Lined, boxed at the base so that it stands up, and printed before it is sewn, so the design runs into the seams.',
    colours: [colours.sky, colours.natural, colours.ink, colours.rose],
    price: 1200,
    since: '2025-07-21'
  }),
  tote({
    slug: 'market-day-tote',
    name: 'Market Day tote',
    description:
      'Nine tiles of things we carried home one Saturday, fish included. Fifteen inks make it the most laborious bag we print, and the one people stop us about.',
    colours: [colours.natural, colours.ink],
    artwork: marketDay('market-day-tote'),
    price: 2600,
    since: '2025-06-02'
  }),
  tote({
    slug: 'verge-in-june-tote',
    name: 'Verge in June tote',
    description:
      'Poppies, ox-eyes and something blue we never managed to name, drawn from a roadside the council forgot to mow. Stems run right down to the seam.',
    colours: [colours.natural, colours.sky],
    artwork: meadow('verge-in-june-tote'),
    price: 2400,
    since: '2026-06-01'
  }),
  tote({
    slug: 'quarter-turn-tote',
    name: 'Quarter Turn tote',
    description:
      'Sixteen blocks, each turned by a quarter until the whole settled down. Printed from paper-cut stencils, so edges are crisp and corners true.',
    colours: [colours.natural, colours.paper],
    artwork: evening('quarter-turn-tote'),
    price: 2200,
    since: '2025-09-01'
  }),
  tote({
    slug: 'one-more-tote',
    name: 'Room for One More tote',
    description:
      'For the library, and for the bookshop you were not going to enter. The book that leans is the one you bought last.',
    colours: [colours.natural, { ...colours.sky, artwork: oneMoreBook('one-more-tote', inks.navy) }],
    artwork: oneMoreBook('one-more-tote', inks.black),
    price: 2200,
    since: '2025-04-07'
  }),
  pouch({
    slug: 'kitchen-floor-pouch',
    name: 'Kitchen Floor pouch',
    description:
      'Terrazzo from a flat in Trieste, redrawn chip by chip. It hides ink stains, which is half of why we made it.',
    colours: [colours.natural, colours.sky, colours.paper],
    artwork: kitchenFloor('kitchen-floor-pouch'),
    price: 1500,
    since: '2025-12-01'
  }),
  pouch({
    slug: 'deckchair-pouch',
    name: 'Deckchair pouch',
    description:
      'Stripes from the seafront at Weston, in the order they stood that morning. The red is the widest, because it always is.',
    colours: [colours.natural, colours.navy],
    artwork: deckchair('deckchair-pouch'),
    price: 1500,
    since: '2026-05-18'
  }),
  pouch({
    slug: 'herb-row-pouch',
    name: 'Herb Row pouch',
    description:
      'Five sprigs from the pots outside the workshop, each as different as it smells, with its name beneath in case of argument. Two inks, printed wet on dry for a clean edge.',
    colours: [
      colours.rose,
      colours.natural,
      { ...colours.ink, artwork: herbShelf('herb-row-pouch', inks.cream, inks.sage, inks.lilac) }
    ],
    artwork: herbShelf('herb-row-pouch', inks.pine, inks.pine, inks.plum),
    price: 1400,
    since: '2026-10-12'
  }),
  tote({
    slug: 'cut-paper-tote',
    name: 'Cut Paper tote',
    description:
      'Six papers, six pairs of scissors and one rule: no drawing first. Colours meet edge to edge without a line between them, which takes our printer most of a morning.',
    colours: [colours.natural, colours.paper],
    artwork: cutPaper('cut-paper-tote', 'front', { left: 30, top: 0, width: 220, height: 300 }),
    price: 2600,
    since: '2026-04-27'
  }),
  tote({
    slug: 'many-hellos-tote',
    name: 'Many Hellos tote',
    description:
      'Hello in five scripts, each set in a face that was drawn for it and to the very same width. Say the one you know to whoever asks about the others.',
    colours: [
      colours.natural,
      { ...colours.ink, artwork: manyHellos('many-hellos-tote', [inks.vermilion, inks.cream, inks.sky, inks.mustard]) }
    ],
    artwork: manyHellos('many-hellos-tote', [inks.vermilion, inks.navy, inks.teal, inks.orange]),
    price: 2400,
    since: '2026-07-20'
  })
]
