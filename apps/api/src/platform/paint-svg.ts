import sharp, { type Sharp } from 'sharp'

/**
 * Paints a drawing of ours at a size in pixels, its own ratio kept. By librsvg and not by the painter of the print files:
 * that one ends the whole process where a see-through group lies beside the sheet, which only a process of its own survives.
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
