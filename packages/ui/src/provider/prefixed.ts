import type { StylisElement } from '@emotion/cache'

/** Properties that WebKit supports only with prefix. */
const known = new Set<unknown>(['user-select', 'text-decoration'])

/**
 * Emotion prefixes for ten-year-old browsers, a fifth of a page's styles. The browsers in Vite's `target` need only
 * these.
 */
export function prefixed(element: StylisElement): void {
  if (element.type === 'decl' && known.has(element.props)) element.return = `-webkit-${element.value}${element.value}`
}
