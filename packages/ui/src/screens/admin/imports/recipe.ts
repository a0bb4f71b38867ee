import { defineSlotRecipe } from '@chakra-ui/react'

export const fileUploadRecipe = defineSlotRecipe({
  className: 'file-upload',
  slots: ['root', 'label', 'dropzone', 'trigger', 'itemGroup', 'item', 'itemName', 'itemSizeText', 'itemDeleteTrigger'],
  base: {
    root: { display: 'grid', gap: 1.5 },
    label: { textStyle: 'label' },
    dropzone: {
      display: 'grid',
      justifyItems: 'center',
      gap: 2,
      padding: 6,
      textAlign: 'center',
      cursor: 'pointer',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      borderRadius: 'panel',
      '&[data-dragging]': { borderColor: 'accent', bg: 'bg.raised' }
    },
    itemGroup: { display: 'grid' },
    item: { display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 },
    itemName: { fontWeight: 'medium', overflowWrap: 'anywhere', minWidth: 0 },
    itemSizeText: { color: 'fg.muted', whiteSpace: 'nowrap' }
  }
})

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'label', 'track', 'range', 'valueText'],
  base: {
    root: { display: 'grid', gap: 1.5 },
    track: {
      height: '6px',
      borderRadius: 'full',
      bg: 'bg.raised',
      overflow: 'hidden',
      _highContrast: { borderWidth: '1px', borderColor: 'CanvasText' }
    },
    range: { height: 'full', bg: 'accent', _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' } }
  }
})
