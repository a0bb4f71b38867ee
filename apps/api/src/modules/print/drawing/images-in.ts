import type { Drawing } from '@motif/design'

/** Identifiers of the images a drawing shows, each once. */
export function imagesIn({ children }: Pick<Drawing, 'children'>): Set<string> {
  return new Set(
    children.flatMap((child) =>
      child.type === 'group' ? [...imagesIn(child)] : child.type === 'image' ? [child.image] : []
    )
  )
}
