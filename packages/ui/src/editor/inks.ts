import type { NewNode } from '@motif/design'
import { m } from '@motif/messages'
import { contrastOf, readableInkOn } from '../product-text/index.ts'

/** Ink colours offered for designs, independent of the shop's theme. */
export const inks = [
  { value: '#1c1b18', name: () => m.editor_ink_ink() },
  { value: '#ffffff', name: () => m.editor_ink_paper() },
  { value: '#c8371b', name: () => m.editor_ink_vermilion() },
  { value: '#e9a92f', name: () => m.editor_ink_marigold() },
  { value: '#1f6b45', name: () => m.editor_ink_forest() },
  { value: '#1f5fa8', name: () => m.editor_ink_sea() },
  { value: '#5b2a63', name: () => m.editor_ink_plum() },
  { value: '#f2b8b0', name: () => m.editor_ink_blush() }
] as const

const names = new Map<string, () => string>(inks.map(({ value, name }) => [value, name]))

/** Name of an ink; undefined for other colours. */
export const inkName = (colour: string): string | undefined => names.get(colour)?.()

/** Minimum contrast for new nodes to be noticed. */
const lost = 1.5

/** The wanted colour, or one that contrasts with the background. */
const inkOn = (ground: string | undefined, wanted: string): string =>
  ground === undefined || contrastOf(wanted, ground) >= lost ? wanted : readableInkOn(ground)

/**
 * A new node in colours that contrast with the background. QR codes have their own background, and group parts contrast
 * with each other.
 */
export function makeVisibleOn<Thing extends NewNode>(ground: string | undefined, thing: Thing): Thing {
  if (thing.type === 'group' || (thing.type === 'qr' && thing.background !== undefined)) return thing
  const stroke = 'stroke' in thing ? thing.stroke : undefined
  return {
    ...thing,
    ...(typeof thing.fill === 'string' && { fill: inkOn(ground, thing.fill) }),
    ...(stroke && { stroke: { ...stroke, colour: inkOn(ground, stroke.colour) } })
  }
}
