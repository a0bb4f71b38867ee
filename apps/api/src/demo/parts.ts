import { type ViewId, views } from '../modules/drawing/index.ts'
import type { DemoOptionValue, DemoPrintArea, DemoProduct } from './types.ts'

/** A product as its category's file writes it down; its place in the shop, its reviews, its questions and its template's name are kept elsewhere. */
export type PlainProduct = Omit<DemoProduct, 'featured' | 'reviews' | 'questions' | 'template'>

/** A region that can be printed; its size is that of the view's print map, so that pictures and prints agree. */
const area = (id: string, name: string, view: ViewId, bleedMm: number, safeMm: number): DemoPrintArea => ({
  id,
  name,
  view,
  ...views[view].print,
  bleedMm,
  safeMm
})

/** What the workshop's presses can reach. */
export const areas = {
  shirtFront: area('front', 'Front', 'tshirt-front', 0, 10),
  shirtBack: area('back', 'Back', 'tshirt-back', 0, 10),
  hoodieFront: area('front', 'Front', 'hoodie-front', 0, 10),
  hoodieBack: area('back', 'Back', 'hoodie-back', 0, 10),
  cap: area('front', 'Front', 'cap-front', 0, 4),
  mug: area('side', 'Right side', 'mug-right', 0, 4),
  mugLeft: area('left', 'Left side', 'mug-left', 0, 4),
  enamelMug: area('side', 'Side', 'enamel-mug', 0, 4),
  tote: area('front', 'Front', 'tote-front', 0, 10),
  pouch: area('front', 'Front', 'pouch', 0, 6),
  poster: {
    ...area('front', 'Sheet', 'poster-plain', 3, 5),
    sizes: [{ options: { format: '30x42' }, widthMm: 300, heightMm: 420, bleedMm: 3, safeMm: 5 }]
  },
  phoneCase: area('back', 'Back', 'phonecase-back', 1.5, 4),
  notebook: area('cover', 'Cover', 'notebook', 3, 6),
  stickers: area('sheet', 'Sheet', 'sticker-sheet', 2, 4),
  card: area('front', 'Front', 'greeting-card', 2, 5)
} as const

const values = (pairs: Readonly<Record<string, string>>): DemoOptionValue[] =>
  Object.entries(pairs).map(([value, label]) => ({ value, label }))

/** An option beside Colour, its values as slug and label. */
export const choice = (id: string, name: string, pairs: Readonly<Record<string, string>>) => ({
  id,
  name,
  values: values(pairs)
})

export const details = (facts: Readonly<Record<string, string>>) =>
  Object.entries(facts).map(([name, value]) => ({ name, value }))

/** Off each piece from so many on, for teams and shops. */
export const teamTiers = [
  { quantity: 10, percentOff: 8 },
  { quantity: 25, percentOff: 14 },
  { quantity: 60, percentOff: 20 }
] as const

export const smallTiers = [
  { quantity: 5, percentOff: 5 },
  { quantity: 20, percentOff: 12 },
  { quantity: 50, percentOff: 18 }
] as const

/** Stock as after a busy week: mostly full, here and there the last ones, a few gaps. */
export function demoStock(slug: string): DemoProduct['stock'] {
  return (colour, second) => {
    const mixed = Array.from(`${slug}/${colour}/${second ?? ''}`).reduce(
      (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
      2_166_136_261
    )
    const roll = (mixed >>> 8) % 100
    if (roll < 5) return 0
    if (roll < 14) return 1 + (mixed % 3)
    return 10 + (mixed % 111)
  }
}
