import type { StylisElement } from '@emotion/cache'

/** Properties that WebKit knows under its own name alone. */
const known = new Set<unknown>(['user-select', 'text-decoration'])

/**
 * Emotion writes every property for browsers of ten years ago, which is a fifth of a page's styles. Those we build for
 * (Vite's `target`) read all but these as they stand.
 */
export function prefixed(element: StylisElement): void {
  if (element.type === 'decl' && known.has(element.props)) element.return = `-webkit-${element.value}${element.value}`
}
