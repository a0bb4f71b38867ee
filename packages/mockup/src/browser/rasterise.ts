/**
 * Rasterizes an SVG of `toSvg` for a mockup. Its pictures must be `data:` URLs, since an SVG image loads nothing. The
 * longer side exceeds every view's print.
 */
export async function rasterise(
  svg: string,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  longest = 1000
): Promise<ImageBitmap> {
  const scale = longest / Math.max(widthMm, heightMm)
  const [width, height] = [Math.max(1, Math.round(widthMm * scale)), Math.max(1, Math.round(heightMm * scale))]
  const sized = svg.replace(
    / width="[^"]*mm" height="[^"]*mm"/,
    ` width="${width}" height="${height}" preserveAspectRatio="none"`
  )
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    return await createImageBitmap(image)
  } finally {
    URL.revokeObjectURL(address)
  }
}
