import { defineSlotRecipe } from '@chakra-ui/react'

export const chipGroupRecipe = defineSlotRecipe({
  className: 'chip-group',
  slots: ['root', 'label', 'error', 'list', 'item', 'itemText', 'note'],
  base: {
    root: { minWidth: 0 },
    label: { display: 'block', textStyle: 'label', marginBottom: 2 },
    error: {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      marginBottom: 2,
      textStyle: 'small',
      fontWeight: 'medium',
      color: 'bad',
      '& > svg': { flexShrink: 0 }
    },
    list: { display: 'flex', flexWrap: 'wrap', gap: 2 },
    item: { position: 'relative', cursor: 'pointer', _disabled: { cursor: 'not-allowed' } },
    itemText: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'target',
      minWidth: '3rem',
      paddingInline: '0.875rem',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: 'state',
      'input:hover:not(:disabled, :checked) + &': { bg: 'bg.raised' },
      'input:checked + &': { layerStyle: 'chosen', forcedColorAdjust: 'none' },
      'input:focus-visible + &': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
      '[data-invalid] > input:not(:disabled, :checked) + &': { borderColor: 'bad' },
      'input:disabled + &': { color: 'fg.muted', borderStyle: 'dashed', textDecoration: 'line-through' }
    },
    note: { display: 'block', fontSize: 'xs', lineHeight: '1', paddingBottom: 1 }
  }
})
