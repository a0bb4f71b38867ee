import type { DemoCategory } from './types.ts'

export const categories: readonly DemoCategory[] = [
  {
    slug: 't-shirts',
    name: 'T-shirts',
    description:
      'Organic cotton, printed front and back with water-based inks. Take a design of ours or bring your own.'
  },
  {
    slug: 'hoodies',
    name: 'Hoodies & caps',
    description: 'Brushed inside, smooth outside, with backs broad enough for a sunrise; and something for the head.'
  },
  {
    slug: 'mugs',
    name: 'Mugs',
    description: 'Stoneware for the desk and enamel for the hills, with inks fired into the glaze.'
  },
  {
    slug: 'totes',
    name: 'Totes & pouches',
    description: 'Close-woven canvas, screen printed by hand and sewn to carry more than they should.'
  },
  {
    slug: 'posters',
    name: 'Posters',
    description: 'Pigment on cotton paper, rolled in a tube or framed in oak and ready to hang.'
  },
  {
    slug: 'phone-cases',
    name: 'Phone cases',
    description: 'Slim matt shells with the print set into them, right round the edge.'
  },
  {
    slug: 'stationery',
    name: 'Stationery',
    description: 'Notebooks that lie flat, stickers that stay put, cards on board with a good tooth.'
  }
]
