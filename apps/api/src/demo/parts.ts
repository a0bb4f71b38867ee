import type { DemoOptionValue, DemoPrintArea, DemoProduct } from './types.ts'

/** A product as its category's file writes it down; its place in the shop and its reviews are kept elsewhere. */
export type Goods = Omit<DemoProduct, 'featured' | 'reviews'>

/** Regions that can be printed, as the workshop's presses measure them. */
export const areas = {
  shirtFront: { id: 'front', name: 'Front', widthMm: 300, heightMm: 400, bleedMm: 0, safeMm: 10, view: 'tshirt-front' },
  shirtBack: { id: 'back', name: 'Back', widthMm: 300, heightMm: 400, bleedMm: 0, safeMm: 10, view: 'tshirt-back' },
  hoodieFront: { id: 'front', name: 'Front', widthMm: 280, heightMm: 300, bleedMm: 0, safeMm: 10, view: 'hoodie-front' },
  hoodieBack: { id: 'back', name: 'Back', widthMm: 300, heightMm: 400, bleedMm: 0, safeMm: 10, view: 'hoodie-back' },
  mug: { id: 'side', name: 'Side', widthMm: 112, heightMm: 85, bleedMm: 0, safeMm: 4, view: 'mug-right' },
  enamelMug: { id: 'side', name: 'Side', widthMm: 90, heightMm: 70, bleedMm: 0, safeMm: 4, view: 'enamel-mug' },
  tote: { id: 'front', name: 'Front', widthMm: 280, heightMm: 300, bleedMm: 0, safeMm: 10, view: 'tote-front' },
  pouch: { id: 'front', name: 'Front', widthMm: 160, heightMm: 100, bleedMm: 0, safeMm: 6, view: 'pouch' },
  poster: { id: 'front', name: 'Sheet', widthMm: 500, heightMm: 700, bleedMm: 3, safeMm: 5, view: 'poster-plain' },
  phoneCase: { id: 'back', name: 'Back', widthMm: 75.5, heightMm: 155.5, bleedMm: 1.5, safeMm: 4, view: 'phonecase-back' },
  notebook: { id: 'cover', name: 'Cover', widthMm: 148, heightMm: 210, bleedMm: 3, safeMm: 6, view: 'notebook' },
  stickers: { id: 'sheet', name: 'Sheet', widthMm: 105, heightMm: 148, bleedMm: 2, safeMm: 4, view: 'sticker-sheet' },
  card: { id: 'front', name: 'Front', widthMm: 105, heightMm: 148, bleedMm: 2, safeMm: 5, view: 'greeting-card' }
} as const satisfies Record<string, DemoPrintArea>

const values = (pairs: Readonly<Record<string, string>>): DemoOptionValue[] => Object.entries(pairs).map(([value, label]) => ({ value, label }))

/** An option beside Colour, its values as slug and label. */
export const choice = (id: string, name: string, pairs: Readonly<Record<string, string>>) => ({ id, name, values: values(pairs) })

export const details = (facts: Readonly<Record<string, string>>) => Object.entries(facts).map(([name, value]) => ({ name, value }))

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

/** Stock as a shop's shelf looks after a busy week: mostly full, here and there the last ones, a few gaps. */
export function shelf(slug: string): DemoProduct['stock'] {
  return (colour, second) => {
    const mixed = Array.from(`${slug}/${colour}/${second ?? ''}`).reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)
    const roll = (mixed >>> 8) % 100
    if (roll < 5) return 0
    if (roll < 14) return 1 + (mixed % 3)
    return 10 + (mixed % 111)
  }
}
