import { defineSlotRecipe } from '@chakra-ui/react'

export const swatchGroupRecipe = defineSlotRecipe({
  className: 'swatch-group',
  slots: ['root', 'label', 'list', 'item', 'itemControl'],
  base: {
    root: { minWidth: 0 },
    label: { display: 'flex', gap: 2, textStyle: 'label', marginBottom: 1.5 },
    list: { display: 'flex', flexWrap: 'wrap', marginInlineStart: -1.5 },
    item: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      boxSize: 'target',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' }
    },
    itemControl: {
      // In forced colours a swatch must keep its colour.
      forcedColorAdjust: 'none',
      boxSize: '30px',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.control',
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineColor: 'transparent',
      outlineOffset: '2px',
      transitionProperty: 'outline-color',
      transitionDuration: 'state',
      'input:hover + &': { outlineColor: 'border.control' },
      'input:checked + &': { outlineColor: 'fg', _highContrast: { outlineColor: 'Highlight' } },
      'input:focus-visible + &': { outlineColor: 'accent' },
      // Sold out: half of it is hidden.
      '&[data-sold-out]': {
        borderStyle: 'dashed',
        borderColor: 'fg',
        backgroundImage: 'linear-gradient(to top right, var(--chakra-colors-bg) 50%, transparent 50%)'
      },
      'input:disabled + &': {
        opacity: 0.4,
        backgroundImage:
          'linear-gradient(to top right, transparent 47%, var(--chakra-colors-fg) 47% 53%, transparent 53%)'
      }
    }
  }
})
