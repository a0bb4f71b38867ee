import { defineSlotRecipe } from '@chakra-ui/react'

export const pictureChoicesRecipe = defineSlotRecipe({
  className: 'picture-choices',
  slots: ['root', 'item', 'itemText'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(4rem, 1fr))', gap: 1 },
    item: { position: 'relative', minWidth: 0, cursor: 'pointer' },
    itemText: {
      display: 'grid',
      justifyItems: 'center',
      gap: 0.5,
      paddingBlock: 1.5,
      paddingInline: 1,
      minHeight: 'target',
      borderRadius: 'control',
      borderWidth: '1px',
      borderColor: 'transparent',
      textStyle: 'small',
      lineHeight: 'snug',
      textAlign: 'center',
      'input:hover:not(:checked) + &': { bg: 'bg.raised' },
      'input:checked + &': { layerStyle: 'chosen', forcedColorAdjust: 'none' },
      'input:focus-visible + &': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }
    }
  }
})
