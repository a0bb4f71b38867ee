/** What the address of a product picture says: `/pictures/<view>/<colour>/<artwork or blank>`. */
export interface PictureScene {
  view: string
  /** `#rrggbb`. */
  colour: string
  /** Name of what is printed; null shows the blank. */
  artwork: string | null
}

const shape = /^\/pictures\/(?<view>[a-z][a-z0-9-]*)\/(?<tint>[0-9a-f]{6})\/(?<artwork>[0-9a-z]+)$/

/** Reads the address of a picture set; undefined where it is another kind of picture. */
export function sceneOf(url: string): PictureScene | undefined {
  const { view, tint, artwork } = shape.exec(url)?.groups ?? {}
  if (view === undefined || tint === undefined || artwork === undefined) return undefined
  return { view, colour: `#${tint}`, artwork: artwork === 'blank' ? null : artwork }
}

/** Where what is printed on ready-made products is found as a picture of its own. */
export const artworkUrl = (artwork: string): string => `/mockups/artworks/${artwork}.webp`
