/** Every view of a product: rendered from a model, or drawn by code. */
export const viewIds = [
  'tshirt-front',
  'tshirt-back',
  'hoodie-front',
  'hoodie-back',
  'cap-front',
  'mug-right',
  'mug-left',
  'mug-front',
  'mug-on-table',
  'enamel-mug',
  'tote-front',
  'tote-on-peg',
  'pouch',
  'poster-plain',
  'poster-framed',
  'poster-in-room',
  'phonecase-back',
  'notebook',
  'sticker-sheet',
  'greeting-card'
] as const
export type ViewId = (typeof viewIds)[number]

/** A rectangle in fractions of a picture's width and height. */
export interface Fractions {
  x: number
  y: number
  width: number
  height: number
}

export interface View {
  /** `rendered`: passes of a modelled scene. `drawn`: passes lit from a height field drawn by code. */
  kind: 'rendered' | 'drawn'
  /** Size of the print map in millimetres. Artwork of another ratio is fitted inside. */
  print: { widthMm: number; heightMm: number }
  /** Flat position of the print map on the picture, to overlay a design on a blank. */
  area: Fractions
}

/** The largest size of every view's picture, 4:5. */
export const pictureSize = { width: 1280, height: 1600 } as const

export const views: Readonly<Record<ViewId, View>> = {
  'tshirt-front': {
    kind: 'rendered',
    print: { widthMm: 300, heightMm: 400 },
    area: { x: 0.2797, y: 0.1913, width: 0.4414, height: 0.4788 }
  },
  'tshirt-back': {
    kind: 'rendered',
    print: { widthMm: 300, heightMm: 400 },
    area: { x: 0.2859, y: 0.1487, width: 0.4258, height: 0.4594 }
  },
  'hoodie-front': {
    kind: 'rendered',
    print: { widthMm: 280, heightMm: 240 },
    area: { x: 0.332, y: 0.4275, width: 0.3352, height: 0.235 }
  },
  'hoodie-back': {
    kind: 'rendered',
    print: { widthMm: 300, heightMm: 360 },
    area: { x: 0.3187, y: 0.3962, width: 0.3523, height: 0.3387 }
  },
  'cap-front': {
    kind: 'rendered',
    print: { widthMm: 105, heightMm: 60 },
    area: { x: 0.2086, y: 0.3531, width: 0.3477, height: 0.2125 }
  },
  'mug-right': {
    kind: 'rendered',
    print: { widthMm: 112, heightMm: 85 },
    area: { x: 0.1, y: 0.2563, width: 0.5742, height: 0.5156 }
  },
  // The other side has its own area.
  'mug-left': {
    kind: 'rendered',
    print: { widthMm: 112, heightMm: 85 },
    area: { x: 0.3258, y: 0.2563, width: 0.5742, height: 0.5156 }
  },
  // The first side, from another angle.
  'mug-front': {
    kind: 'rendered',
    print: { widthMm: 112, heightMm: 85 },
    area: { x: 0.1781, y: 0.2531, width: 0.5, height: 0.5188 }
  },
  // In use: on a table by a window. The first side.
  'mug-on-table': {
    kind: 'rendered',
    print: { widthMm: 112, heightMm: 85 },
    area: { x: 0.252, y: 0.359, width: 0.379, height: 0.339 }
  },
  'enamel-mug': {
    kind: 'drawn',
    print: { widthMm: 90, heightMm: 65 },
    area: { x: 0.2062, y: 0.3806, width: 0.4313, height: 0.3212 }
  },
  'tote-front': {
    kind: 'rendered',
    print: { widthMm: 280, heightMm: 300 },
    area: { x: 0.284, y: 0.498, width: 0.429, height: 0.375 }
  },
  // In use: on a peg rail over a bench.
  'tote-on-peg': {
    kind: 'rendered',
    print: { widthMm: 280, heightMm: 300 },
    area: { x: 0.343, y: 0.435, width: 0.312, height: 0.273 }
  },
  pouch: {
    kind: 'drawn',
    print: { widthMm: 180, heightMm: 110 },
    area: { x: 0.2266, y: 0.4, width: 0.5469, height: 0.2674 }
  },
  'poster-plain': {
    kind: 'rendered',
    print: { widthMm: 500, heightMm: 700 },
    area: { x: 0.166, y: 0.129, width: 0.667, height: 0.745 }
  },
  'poster-framed': {
    kind: 'rendered',
    print: { widthMm: 500, heightMm: 700 },
    area: { x: 0.174, y: 0.134, width: 0.652, height: 0.732 }
  },
  // In use: over a sideboard.
  'poster-in-room': {
    kind: 'rendered',
    print: { widthMm: 500, heightMm: 700 },
    area: { x: 0.316, y: 0.152, width: 0.367, height: 0.414 }
  },
  'phonecase-back': {
    kind: 'rendered',
    print: { widthMm: 75.5, heightMm: 155.5 },
    area: { x: 0.255, y: 0.104, width: 0.49, height: 0.782 }
  },
  // It is rotated; this is the upright cover around the same centre.
  notebook: {
    kind: 'rendered',
    print: { widthMm: 148, heightMm: 210 },
    area: { x: 0.204, y: 0.144, width: 0.574, height: 0.652 }
  },
  'sticker-sheet': {
    kind: 'drawn',
    print: { widthMm: 148, heightMm: 210 },
    area: { x: 0.1797, y: 0.1363, width: 0.6406, height: 0.7272 }
  },
  'greeting-card': {
    kind: 'drawn',
    print: { widthMm: 105, heightMm: 148 },
    area: { x: 0.25, y: 0.1875, width: 0.5391, height: 0.6079 }
  }
}

export const isViewId = (value: string): value is ViewId => Object.hasOwn(views, value)

/** Position of a print area on the picture: fitted into the view's print map, like its artwork. */
export function areaOnPicture(
  { print, area }: Pick<View, 'print' | 'area'>,
  { widthMm, heightMm }: { widthMm: number; heightMm: number }
): Fractions {
  const fit = Math.min(print.widthMm / widthMm, print.heightMm / heightMm)
  const width = area.width * ((widthMm * fit) / print.widthMm)
  const height = area.height * ((heightMm * fit) / print.heightMm)
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}
