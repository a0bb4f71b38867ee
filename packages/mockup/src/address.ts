/** Content of a product picture's URL: `/pictures/<view>/<colour>/<artwork or blank>`. */
export interface PictureScene {
  view: string
  /** `#rrggbb`. */
  colour: string
  /** Id of the artwork; null for the blank product. */
  artwork: string | null
}

const shape = /^\/pictures\/(?<view>[a-z][a-z0-9-]*)\/(?<tint>[0-9a-f]{6})\/(?<artwork>[0-9a-z]+)$/

/** Parses a picture URL; undefined for other pictures. */
export function sceneOf(url: string): PictureScene | undefined {
  const { view, tint, artwork } = shape.exec(url)?.groups ?? {}
  if (view === undefined || tint === undefined || artwork === undefined) return undefined
  return { view, colour: `#${tint}`, artwork: artwork === 'blank' ? null : artwork }
}

/** URL of the artwork on ready-made products. */
export const artworkUrl = (artwork: string): string => `/mockups/artworks/${artwork}.webp`
