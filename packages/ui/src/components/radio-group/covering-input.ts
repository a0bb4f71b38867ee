import type { CSSProperties } from 'react'

/** For a radio button that lies unseen over the whole of what stands for it: who explores by touch finds it there. Chakra would shrink it to a pixel. */
export const coveringInput: CSSProperties = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  overflow: 'visible',
  opacity: 0,
  cursor: 'inherit'
}
