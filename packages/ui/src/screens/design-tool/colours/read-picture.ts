/** Longer side for analysis, in pixels. */
const bounded = 800

/** Decodes a picture to limited size. @throws if it cannot be decoded */
export async function readPicture(address: string): Promise<ImageData> {
  const image = new Image()
  image.src = address
  await image.decode()
  const scale = Math.min(1, bounded / Math.max(image.naturalWidth, image.naturalHeight))
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = document.createElement('canvas')
  canvas.width = width ?? 1
  canvas.height = height ?? 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no memory to look at the picture.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The colour at a position in fractions; undefined if transparent. */
export function colourAt({ data, width, height }: ImageData, { x, y }: { x: number; y: number }): string | undefined {
  const column = Math.min(width - 1, Math.floor(x * width))
  const row = Math.min(height - 1, Math.floor(y * height))
  const at = (row * width + column) * 4
  if ((data[at + 3] ?? 0) === 0) return undefined
  return `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`
}
