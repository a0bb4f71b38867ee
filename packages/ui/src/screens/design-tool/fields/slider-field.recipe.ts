import { defineSlotRecipe } from '@chakra-ui/react'

export const sliderRecipe = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'label', 'valueText', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { display: 'grid', gap: 0.5 },
    label: { textStyle: 'label' },
    valueText: { textStyle: 'figure', fontSize: 'sm', color: 'fg.muted' },
    control: { display: 'flex', alignItems: 'center', minHeight: 'target', cursor: 'pointer', touchAction: 'none' },
    track: {
      flex: '1',
      height: '6px',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'border',
      _highContrast: { borderWidth: '1px', borderColor: 'CanvasText' }
    },
    range: { height: 'full', bg: 'accent', _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' } },
    thumb: {
      boxSize: '16px',
      borderRadius: 'full',
      bg: 'accent',
      top: '50%',
      translate: '0 -50%',
      _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
      // Enlarges the touch target.
      _before: { content: '""', position: 'absolute', inset: '-14px' }
    }
  }
})
