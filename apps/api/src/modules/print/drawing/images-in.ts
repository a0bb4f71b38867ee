import type { Drawing } from '@motif/design'

/** Ids of the images in a drawing, without duplicates. */
export function imagesIn({ children }: Pick<Drawing, 'children'>): Set<string> {
  return new Set(
    children.flatMap((child) =>
      child.type === 'group' ? [...imagesIn(child)] : child.type === 'image' ? [child.image] : []
    )
  )
}
