import { defineLayerStyles } from '@chakra-ui/react'

export const layerStyles = defineLayerStyles({
  /**
   * Laid out and drawn only once it comes near the window, so that the first view is painted sooner. Give it the size it
   * will have, about. Nothing shows beyond its edge, which lies 4 px further out: a focus ring needs them.
   */
  belowFold: { value: { contentVisibility: 'auto', margin: '-4px', padding: '4px' } },
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
