import { defineSlotRecipe } from '@chakra-ui/react'

export const starInputRecipe = defineSlotRecipe({
  className: 'star-input',
  slots: ['root', 'label', 'list', 'item', 'star', 'error'],
  base: {
    root: { minWidth: 0 },
    label: { display: 'block', textStyle: 'label', marginBottom: 1 },
    list: { display: 'inline-flex', marginInlineStart: -2 },
    item: { position: 'relative', cursor: 'pointer' },
    star: {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'target',
      borderRadius: 'control',
      color: 'border.control',
      '&[data-filled]': { color: 'accent', '& svg': { fill: 'currentcolor' } },
      'input:hover + &': { color: 'fg' },
      'input:focus-visible + &': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
      '[data-invalid] > input + &': { color: 'bad' }
    },
    error: {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      marginTop: 1,
      textStyle: 'small',
      color: 'bad',
      '& > svg': { flexShrink: 0 }
    }
  }
})
