/** Pixels a logo is high in the header, and the most it is wide there. */
export const logoHeight = 32
export const logoWidthMax = 160

/** Pixels that the files of a logo are high: for screens of one to three times the density. `icon` is a square for tabs of browsers. */
export const logoFiles = ['32', '64', '96', 'icon'] as const
export type LogoFile = (typeof logoFiles)[number]

/** A picture that staff brought, and its size in pixels. */
interface LogoPicture {
  upload: string
  width: number
  height: number
}

/** Where a file of the logo is; the icon and what mails show are PNG, which every program knows. */
export const logoAddress = (
  { upload }: Pick<LogoPicture, 'upload'>,
  file: LogoFile,
  format: 'webp' | 'png' = 'webp'
): string => `/pictures/logo/${upload}-${file}.${format}`

/** How large a logo is drawn, so that nothing moves once it is there. */
export function logoSize({ width, height }: Pick<LogoPicture, 'width' | 'height'>): { width: number; height: number } {
  const ratio = width / height
  return ratio * logoHeight > logoWidthMax
    ? { width: logoWidthMax, height: Math.max(1, Math.round(logoWidthMax / ratio)) }
    : { width: Math.max(1, Math.round(logoHeight * ratio)), height: logoHeight }
}
