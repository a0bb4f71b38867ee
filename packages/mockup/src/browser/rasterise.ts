/**
 * A drawing of `toSvg` as a picture to put on a product. Pictures inside it must be `data:` addresses: a drawing shown as a
 * picture fetches nothing. Its longer side is so many pixels: every large view's print is smaller.
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
