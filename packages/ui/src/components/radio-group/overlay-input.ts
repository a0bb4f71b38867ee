import type { CSSProperties } from 'react'

/**
 * Styles of an invisible radio input that covers its label, so that touch exploration finds it. Chakra's default
 * shrinks it to a pixel.
 */
export const overlayInputStyles: CSSProperties = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  overflow: 'visible',
  opacity: 0,
  cursor: 'inherit'
}
