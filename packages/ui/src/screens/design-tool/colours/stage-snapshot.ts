/** What the stage shows, in its CSS pixels. */
export interface StageSnapshot {
  /** Position in the window. */
  left: number
  top: number
  canvas: HTMLCanvasElement
  /** The colour at a point of the stage, `#rrggbb`. */
  colourAt: (at: { x: number; y: number }) => string
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Longer side of an embedded photo, in pixels: more than the stage shows would only take time. */
const embeddedSide = 1200

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no memory to look at the stage.')
  return context
}

/** A picture as a data address: an SVG that is drawn as a picture loads no files. */
async function embedded(address: string): Promise<string> {
  const image = await decoded(address)
  const scale = Math.min(1, embeddedSide / Math.max(image.naturalWidth, image.naturalHeight))
  const context = contextOf(image.naturalWidth * scale, image.naturalHeight * scale)
  context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height)
  return context.canvas.toDataURL()
}

/** A drawing of the stage as a picture of that size. */
async function pictureOf(drawing: SVGElement, { width, height }: Frame): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.removeAttribute('style')
  await Promise.all(
    [...copy.querySelectorAll('image')].map(async (photo) => {
      const address = photo.getAttribute('href')
      if (address !== null && !address.startsWith('data:')) photo.setAttribute('href', await embedded(address))
    })
  )
  return decoded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`)
}

const inRange = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Draws product and design as the stage shows them, without frames and handles. @throws if a picture cannot be decoded */
export async function snapshotOf(stage: HTMLElement): Promise<StageSnapshot> {
  const { left, top, width, height } = stage.getBoundingClientRect()
  const frameOf = (element: Element): Frame => {
    const box = element.getBoundingClientRect()
    return { x: box.left - left, y: box.top - top, width: box.width, height: box.height }
  }
  const context = contextOf(width, height)
  context.fillStyle = getComputedStyle(stage).backgroundColor
  context.fillRect(0, 0, width, height)
  // What surrounds the product continues the edge of its picture.
  let inside: Frame = { x: 0, y: 0, width, height }
  for (const picture of stage.querySelectorAll('img')) {
    const frame = frameOf(picture)
    inside = frame
    context.drawImage(await decoded(picture.currentSrc), frame.x, frame.y, frame.width, frame.height)
  }
  for (const drawing of stage.querySelectorAll<SVGElement>('[data-sheets] svg')) {
    const frame = frameOf(drawing)
    context.drawImage(await pictureOf(drawing, frame), frame.x, frame.y, frame.width, frame.height)
  }
  return {
    left,
    top,
    canvas: context.canvas,
    colourAt({ x, y }) {
      const column = inRange(inRange(x, inside.x + 1, inside.x + inside.width - 2), 0, width - 1)
      const row = inRange(inRange(y, inside.y + 1, inside.y + inside.height - 2), 0, height - 1)
      const { data } = context.getImageData(Math.floor(column), Math.floor(row), 1, 1)
      return `#${[0, 1, 2].map((part) => (data[part] ?? 0).toString(16).padStart(2, '0')).join('')}`
    }
  }
}
