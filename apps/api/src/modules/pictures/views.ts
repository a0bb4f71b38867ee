/** Every picture of goods there is: rendered from passes, or drawn by our own code. */
export const viewIds = [
  'tshirt-front',
  'tshirt-back',
  'hoodie-front',
  'hoodie-back',
  'mug-right',
  'enamel-mug',
  'tote-front',
  'pouch',
  'poster-plain',
  'poster-framed',
  'phonecase-back',
  'notebook',
  'sticker-sheet',
  'greeting-card'
] as const
export type ViewId = (typeof viewIds)[number]
