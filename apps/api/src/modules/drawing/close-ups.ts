import type { Picture } from '@motif/contract'
import { type ViewId, isViewId } from './views.ts'

/** A crop with the picture's own ratio: its corner and size in fractions. */
export interface Cut {
  x: number
  y: number
  share: number
}

interface CloseUp extends Cut {
  /** Used in URLs. */
  name: string
  words: string
}

const print = (x: number, y: number, share: number): CloseUp => ({ name: 'print', words: 'close-up', x, y, share })
const part = (name: string, words: string, x: number, y: number, share: number): CloseUp => ({
  name,
  words: `close-up of the ${words}`,
  x,
  y,
  share
})

/** Close-ups of each view of a model, the most important first. Products in use are too small for one. */
const closeUps: Readonly<Record<ViewId, readonly CloseUp[]>> = {
  'tshirt-front': [print(0.25, 0.14, 0.5), part('collar', 'collar', 0.29, 0.04, 0.42)],
  'tshirt-back': [print(0.25, 0.14, 0.5), part('collar', 'collar', 0.29, 0.03, 0.42)],
  'hoodie-front': [print(0.26, 0.35, 0.48), part('hood', 'hood', 0.28, 0.05, 0.44)],
  'hoodie-back': [print(0.26, 0.3, 0.48), part('hood', 'hood', 0.28, 0.05, 0.44)],
  'cap-front': [print(0.2, 0.24, 0.48), part('peak', 'peak', 0.02, 0.42, 0.42)],
  'mug-right': [print(0.1, 0.27, 0.48), part('handle', 'handle', 0.53, 0.23, 0.42)],
  'mug-left': [print(0.42, 0.27, 0.48), part('handle', 'handle', 0.05, 0.23, 0.42)],
  'mug-front': [print(0.18, 0.27, 0.48), part('rim', 'rim', 0.2, 0.15, 0.42)],
  'mug-on-table': [],
  'enamel-mug': [print(0.2, 0.33, 0.44), part('rim', 'rim', 0.12, 0.2, 0.4)],
  'tote-front': [print(0.26, 0.46, 0.46), part('straps', 'straps', 0.25, 0.04, 0.46)],
  'tote-on-peg': [],
  pouch: [print(0.28, 0.34, 0.4), part('zip', 'zip', 0.1, 0.29, 0.36)],
  'poster-plain': [print(0.25, 0.3, 0.5), part('corner', 'corner', 0.1, 0.08, 0.36)],
  'poster-framed': [print(0.25, 0.3, 0.5), part('frame', 'frame', 0.12, 0.09, 0.36)],
  'poster-in-room': [],
  'phonecase-back': [print(0.26, 0.38, 0.48), part('camera', 'camera opening', 0.24, 0.08, 0.4)],
  notebook: [print(0.25, 0.27, 0.5), part('edge', 'ribbon and edge', 0.52, 0.5, 0.42)],
  'sticker-sheet': [print(0.18, 0.13, 0.48), part('corner', 'lifted corner', 0.5, 0.56, 0.36)],
  'greeting-card': [print(0.28, 0.22, 0.48), part('envelope', 'envelope', 0.04, 0.5, 0.42)]
}

/** Photographs of the owner have none. */
const closeUpsOf = (view: string): readonly CloseUp[] => (isViewId(view) ? closeUps[view] : [])

export const closeUpOf = (view: string, name: string): CloseUp | undefined =>
  closeUpsOf(view).find((closeUp) => closeUp.name === name)

/** Available widths; the source has no more detail. */
export const closeUpWidths = [320, 480, 640, 800] as const

/** Close-ups of a view's picture, with their URLs. */
export const closeUpPictures = <Of extends Picture & { view: string }>(picture: Of): Of[] =>
  closeUpsOf(picture.view).map(({ name, words }) => ({
    ...picture,
    view: `${picture.view}-${name}`,
    url: `${picture.url}-${name}`,
    widths: [...closeUpWidths],
    width: 800,
    height: 1000,
    alt: `${picture.alt}, ${words}`
  }))
