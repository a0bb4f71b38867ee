import {
  type AnyViewId,
  type PictureFormat,
  closeUpOf,
  closeUpWidths,
  isAnyViewId,
  pictureWidths
} from '../drawing/index.ts'

/** One file of a picture set, as its address names it. */
export interface PictureAddress {
  view: AnyViewId
  /** Six hexadecimal digits. */
  tint: string
  /** Name of an artwork, or `blank`. */
  artwork: string
  /** A part of it seen near, by the name the view knows it by. */
  closeUp?: string
  width: number
  format: PictureFormat
}

const fileNamePattern =
  /^(?<artwork>blank|[0-9a-f]{32})(?:-(?<closeUp>[a-z]+))?-(?<width>\d{3,4})\.(?<format>avif|webp|jpeg)$/
const tintShape = /^[0-9a-f]{6}$/

/** Reads the parts of an address; undefined unless every one is exactly as the shop writes it. */
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

/** Raised when pictures come out otherwise than before for the same address, so that kept files are made anew. */
const pictureVersion = 7

/** The folder of pictures as they come out now. */
export const pictureFolder = `v${pictureVersion}`

/** Where a file is kept beneath the data folder; also its fingerprint. Made of checked parts only. */
export const fileNameOf = ({ view, tint, artwork, closeUp, width, format }: PictureAddress): string =>
  `${pictureFolder}/${view}/${tint}-${[artwork, closeUp, width].filter((part) => part !== undefined).join('-')}.${format}`
