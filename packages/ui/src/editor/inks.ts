import type { NewThing } from '@motif/design'
import { m } from '@motif/messages'
import { contrastOf, readableInkOn } from '../product-text/index.ts'

/** Colours offered for what is printed: part of people's designs, not of the shop's own look. */
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

/** Below this contrast people look for what they have just put on. */
const lost = 1.5

/** A colour to begin with, or one that can be seen where it would be lost on what it stands on. */
const inkOn = (ground: string | undefined, wanted: string): string =>
  ground === undefined || contrastOf(wanted, ground) >= lost ? wanted : readableInkOn(ground)

/** A new thing in colours that are seen on a ground; a code has a ground of its own, and parts are seen on each other. */
export function seenOn<Thing extends NewThing>(ground: string | undefined, thing: Thing): Thing {
  if (thing.type === 'group' || (thing.type === 'qr' && thing.background !== undefined)) return thing
  const stroke = 'stroke' in thing ? thing.stroke : undefined
  return {
    ...thing,
    ...(typeof thing.fill === 'string' && { fill: inkOn(ground, thing.fill) }),
    ...(stroke && { stroke: { ...stroke, colour: inkOn(ground, stroke.colour) } })
  }
}
