import type { TemplateKind } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import type { ViewId } from '../modules/drawing/index.ts'
import type { CleanImage, VideoFacts } from '../modules/uploads/index.ts'

export interface DemoCategory {
  slug: string
  name: string
  description: string
}

export interface DemoOptionValue {
  value: string
  label: string
}

export interface DemoColour extends DemoOptionValue {
  /** `#rrggbb`: the swatch, and the tint of the pictures. */
  swatch: string
  /** Document printed on the product in this colour where it differs from the product's own. */
  artwork?: DesignDocument
}

export interface DemoPrintArea {
  id: string
  name: string
  widthMm: number
  heightMm: number
  bleedMm: number
  safeMm: number
  /** Measures on variants that differ: of the first whose options a variant has. */
  sizes?: readonly {
    options: Readonly<Record<string, string>>
    widthMm: number
    heightMm: number
    bleedMm: number
    safeMm: number
  }[]
  /** The view whose print map this area is. */
  view: ViewId
}

export interface DemoReview {
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  text: string
  /** `yyyy-mm-dd` */
  date: string
}

/** A question by a shopper with the shop's answer. */
export interface DemoQuestion {
  author: string
  text: string
  answer: string
  /** `yyyy-mm-dd` */
  date: string
}

/** A short video, and the picture that stands in its place until it is played. Both are of our own making, so that nobody checks them at the start. */
export interface DemoVideo {
  video: { file: URL; facts: VideoFacts }
  poster: { file: URL } & Omit<CleanImage, 'data'>
  /** What is seen in it. */
  alt: string
}

/** One product of the demonstration shop, as it is written down; the catalogue's seed turns it into rows. */
export interface DemoProduct {
  slug: string
  name: string
  category: string
  description: string
  details: readonly { name: string; value: string }[]
  colours: readonly DemoColour[]
  /** A second option beside Colour: Size, Model, Format, Pack. */
  second?: { id: string; name: string; values: readonly DemoOptionValue[] }
  /** Price in minor units of the shop's currency. */
  price: number
  /** Which of the tax table's rates it takes. @default 'standard' */
  taxClass?: string
  /** Of one piece, packed. @default 0 */
  weightGrams?: number
  /** What a value of the second option adds to the price. */
  surcharge?: Readonly<Record<string, number>>
  /** On hand for a combination; called once a variant while seeding. */
  stock: (colour: string, second: string | undefined) => number
  /** Pictures in gallery order. The first is the card's. */
  views: readonly ViewId[]
  video?: DemoVideo
  /** What the ready-made products are printed with; absent on blanks. Its areas are drawn on the views of the print areas of the same id. */
  artwork?: DesignDocument
  /** Offers the artwork as a beginning for one's own, under this name. */
  template?: { name: string; kind: TemplateKind }
  /** Regions artwork and designs are printed on. */
  printAreas: readonly DemoPrintArea[]
  /** Whether people may put their own design on it. */
  isCustomisable: boolean
  tiers?: readonly { quantity: number; percentOff: number }[]
  sizeGuide?: { columns: readonly string[]; rows: readonly { size: string; values: readonly number[] }[] }
  /** Place in the featured order, 1 first. */
  featured: number
  /** Day it came into the shop, `yyyy-mm-dd`. */
  since: string
  reviews: readonly DemoReview[]
  questions?: readonly DemoQuestion[]
}

/** See `SearchSynonym` of the contract. */
export interface DemoSynonym {
  words: string[]
  finds: string[]
}

export interface DemoCatalogue {
  categories: readonly DemoCategory[]
  products: readonly DemoProduct[]
  synonyms?: readonly DemoSynonym[]
}
