import type { Drawing } from './drawing.ts'
import { UnknownDrawingError } from './xml.ts'

/**
 * In a drawing for print a picture's name stands where its bytes would: a drawing that shows one photo twenty times
 * stays small, and the printer keeps the photo once.
 */
const start = 'data:image/png;base64,'

export const hrefOf = (image: string): string => start + Buffer.from(image).toString('base64')

export function imageOf(href: string): string {
  if (!href.startsWith(start)) throw new UnknownDrawingError('A picture has an address.')
  return Buffer.from(href.slice(start.length), 'base64').toString()
}

/** Names of the pictures a drawing shows, each once. */
export function picturesIn({ children }: Pick<Drawing, 'children'>): Set<string> {
  return new Set(children.flatMap((child) => (child.type === 'group' ? [...picturesIn(child)] : child.type === 'picture' ? [child.image] : [])))
}
