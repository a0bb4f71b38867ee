import { defineLayerStyles } from '@chakra-ui/react'

export const layerStyles = defineLayerStyles({
  /** The one that holds of several. Where the system draws in a few colours of the person's own, backgrounds go: there, with `forcedColorAdjust: 'none'`, it takes those of a selection. */
  chosen: {
    value: {
      bg: 'fg',
      color: 'bg',
      borderColor: 'fg',
      _highContrast: { bg: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' }
    }
  }
})
