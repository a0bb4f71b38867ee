import {
  type AnyViewId,
  type PictureFormat,
  closeUpOf,
  closeUpWidths,
  isAnyViewId,
  pictureWidths
} from '../drawing/index.ts'

/** A file of a picture set, identified by its URL. */
export interface PictureAddress {
  view: AnyViewId
  /** Six hexadecimal digits. */
  tint: string
  /** Hash of an artwork, or `blank`. */
  artwork: string
  /** Id of a close-up in the view. */
  closeUp?: string
  width: number
  format: PictureFormat
}

const fileNamePattern =
  /^(?<artwork>blank|[0-9a-f]{32})(?:-(?<closeUp>[a-z]+))?-(?<width>\d{3,4})\.(?<format>avif|webp|jpeg)$/
const tintShape = /^[0-9a-f]{6}$/

/** Parses a picture URL; undefined unless it is exactly as the shop writes it. */
export function readAddress(view: string, tint: string, file: string): PictureAddress | undefined {
  const { artwork, closeUp, width, format } = fileNamePattern.exec(file)?.groups ?? {}
  const known = (closeUp === undefined ? pictureWidths : closeUpWidths).find((one) => String(one) === width)
  if (!isAnyViewId(view) || !tintShape.test(tint) || artwork === undefined || known === undefined) return undefined
  if (closeUp !== undefined && !closeUpOf(view, closeUp)) return undefined
  return {
    view,
    tint,
    artwork,
    ...(closeUp !== undefined && { closeUp }),
    width: known,
    format: format as PictureFormat
  }
}

/** Increase it when rendering changes, so that cached files are rendered again. */
const pictureVersion = 7

/** The folder of the current version. */
export const pictureFolder = `v${pictureVersion}`

/** Path in the cache, which is also the ETag. Consists of validated parts only. */
export const fileNameOf = ({ view, tint, artwork, closeUp, width, format }: PictureAddress): string =>
  `${pictureFolder}/${view}/${tint}-${[artwork, closeUp, width].filter((part) => part !== undefined).join('-')}.${format}`
