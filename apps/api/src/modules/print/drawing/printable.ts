import type { Drawing, Drawn, DrawnImage, DrawnPath } from '@motif/design'

/** A drawing that the shop's code cannot have produced: it is not printed. */
export class UnprintableDrawingError extends Error {
  override readonly name = 'UnprintableDrawingError'
}

const refuse = (what: string): never => {
  throw new UnprintableDrawingError(what)
}

const isLength = (value: number) => Number.isFinite(value) && value >= 0

function checkColour(colour: string): void {
  if (!/^#[0-9a-f]{6}$/.test(colour)) refuse(`${colour} is no colour.`)
}

function checkPath({ fill, stroke }: DrawnPath): void {
  if (typeof fill === 'string') checkColour(fill)
  else if (fill) {
    if (fill.stops.length < 2) refuse('A gradient has fewer than two colours.')
    for (const { colour } of fill.stops) checkColour(colour)
  }
  if (!stroke) return
  checkColour(stroke.colour)
  if (!['butt', 'round', 'square'].includes(stroke.cap)) refuse('A line ends in an unknown way.')
  if (!stroke.dash.every(isLength)) refuse('A line is broken by no length.')
}

/** Largest softening, above which a picture takes too long. */
const softeningMax = 0.1

function checkImage({ sharpening, width, height }: DrawnImage): void {
  if (sharpening && !(sharpening.deviation > 0 && sharpening.deviation <= softeningMax * Math.max(width, height)))
    refuse('A picture is sharpened by no length of its own.')
}

function check(drawn: Drawn): void {
  if (drawn.type === 'group') drawn.children.forEach(check)
  else if (drawn.type === 'path') checkPath(drawn)
  else checkImage(drawn)
}

/**
 * Refuses a drawing with a value that a painter might interpret as something other than a number or colour. Documents are validated when they enter
 * the shop; this covers any other way in. Numbers are finite, because a drawing rounds them.
 */
export function checkPrintable(drawing: Drawing): Drawing {
  if (!(drawing.widthMm > 0) || !(drawing.heightMm > 0)) refuse('The drawing has no size.')
  drawing.children.forEach(check)
  return drawing
}
