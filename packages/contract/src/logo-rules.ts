/** Height of the logo in the header, and its maximum width, in pixels. */
export const logoHeight = 32
export const logoWidthMax = 160

/** Heights of the logo's files in pixels, for one to three times the density. `icon` is a square for browser tabs. */
export const logoFiles = ['32', '64', '96', 'icon'] as const
export type LogoFile = (typeof logoFiles)[number]

/** A picture of staff, and its size in pixels. */
interface LogoPicture {
  upload: string
  width: number
  height: number
}

/** URL of a logo file. Icon and mail images are PNG, which every client supports. */
export const logoAddress = (
  { upload }: Pick<LogoPicture, 'upload'>,
  file: LogoFile,
  format: 'webp' | 'png' = 'webp'
): string => `/pictures/logo/${upload}-${file}.${format}`

/** Display size of a logo, to avoid layout shifts. */
export function logoSize({ width, height }: Pick<LogoPicture, 'width' | 'height'>): { width: number; height: number } {
  const ratio = width / height
  return ratio * logoHeight > logoWidthMax
    ? { width: logoWidthMax, height: Math.max(1, Math.round(logoWidthMax / ratio)) }
    : { width: Math.max(1, Math.round(logoHeight * ratio)), height: logoHeight }
}
