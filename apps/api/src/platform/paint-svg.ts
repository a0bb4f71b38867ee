import sharp, { type Sharp } from 'sharp'

/**
 * Rasterises our own SVG at a size in pixels and keeps its ratio. It uses librsvg: the renderer of print files crashes on some translucent groups
 * outside the sheet.
 */
export function paintSvg(svg: string, fit: { width: number; height?: number }): Sharp {
  const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  if (!(width > 0 && height > 0)) throw new RangeError('The drawing does not say how large it is.')
  const scale = Math.min(fit.width / width, (fit.height ?? Number.POSITIVE_INFINITY) / height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const sized = svg.replace(
    / width="[^"]*mm" height="[^"]*mm"/,
    ` width="${size.width}" height="${size.height}" preserveAspectRatio="none"`
  )
  return sharp(Buffer.from(sized), { unlimited: true })
}
