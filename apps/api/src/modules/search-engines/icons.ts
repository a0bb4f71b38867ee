import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Platform } from '../../platform/platform.ts'
import { readImage } from '../uploads/index.ts'

/** Icons for home screens: size in pixels, and the share of it that the logo takes on an opaque square. Undefined: transparent. */
const icons = {
  '180': { size: 180, share: 0.8 },
  '192': { size: 192, share: undefined },
  '512': { size: 512, share: undefined },
  // A mask keeps a circle of 80 % of the icon's width; a square within it is 56 % wide.
  'maskable-512': { size: 512, share: 0.56 }
} as const
export type IconFile = keyof typeof icons

export const isIconFile = (file: string): file is IconFile => Object.hasOwn(icons, file)

/** Colours behind an owner's logo, and behind the built-in mark, which has its own. */
const paper = '#fbf9f4'
const accent = '#c8371b'

/** Side of the built-in mark in its drawing, in units of SVG's 72 dpi. */
const markSide = 32

type Parts = Pick<Platform, 'config' | 'shop' | 'storage'>

/** The owner's logo, or the built-in mark, scaled to fit a square. */
async function logoIn({ config, shop: { logo }, storage }: Parts, side: number): Promise<Buffer> {
  const own = logo && (await readImage(storage, logo.light.upload))
  const source = own
    ? sharp(own.data)
    : sharp(await readFile(join(config.shopBuild.clientDir, 'favicon.svg')), { density: (72 * side) / markSide })
  return source.resize(side, side, { fit: 'contain', background: '#00000000' }).png().toBuffer()
}

/** An icon as PNG. iOS and Android cut opaque squares to their own shapes. */
export async function iconPicture(parts: Parts, file: IconFile): Promise<Buffer> {
  const { size, share } = icons[file]
  if (share === undefined) return logoIn(parts, size)
  const isOwn = parts.shop.logo !== null && parts.shop.logo !== undefined
  // The built-in mark is a square of one colour with rounded corners: on the same colour it may fill the icon.
  const side = isOwn || file.startsWith('maskable') ? Math.round(size * share) : size
  const logo = await logoIn(parts, side)
  return sharp({ create: { width: size, height: size, channels: 3, background: isOwn ? paper : accent } })
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}
