import { defineSlotRecipe } from '@chakra-ui/react'

/** Inner radius of the first and last item. */
const corner = '5px'

export const segmentsRecipe = defineSlotRecipe({
  className: 'segments',
  slots: ['root', 'item', 'itemText'],
  base: {
    root: {
      display: 'flex',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      bg: 'bg.float'
    },
    item: {
      position: 'relative',
      flex: '1',
      minWidth: 0,
      cursor: 'pointer',
      '& + &': { borderInlineStartWidth: '1px' },
      '&:first-of-type > span': { borderStartRadius: corner },
      '&:last-of-type > span': { borderEndRadius: corner }
    },
    itemText: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'target',
      paddingInline: 1,
      textStyle: 'small',
      lineHeight: 'snug',
      textAlign: 'center',
      'input:hover:not(:checked) + &': { bg: 'bg.raised' },
      'input:checked + &': { layerStyle: 'chosen', forcedColorAdjust: 'none' },
      'input:focus-visible + &': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }
    }
  }
})
