import { defineSlotRecipe } from '@chakra-ui/react'

export const choiceCardRecipe = defineSlotRecipe({
  className: 'choice-card',
  slots: ['root', 'item', 'itemIndicator', 'itemText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      padding: 4,
      minHeight: 'target',
      position: 'relative',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      cursor: 'pointer',
      lineHeight: 'snug',
      transitionProperty: 'border-color, background-color',
      transitionDuration: 'state',
      _checked: {
        borderColor: 'accent',
        bg: 'accent.soft',
        boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)',
        _highContrast: { borderColor: 'Highlight' }
      },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }
    },
    itemIndicator: {
      flexShrink: 0,
      boxSize: 5,
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.control',
      _checked: {
        borderWidth: '2px',
        borderColor: 'accent',
        _highContrast: { borderColor: 'Highlight' },
        '& .dot': {
          display: 'block',
          boxSize: '10px',
          margin: '3px',
          borderRadius: 'full',
          bg: 'accent',
          _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' }
        }
      }
    },
    itemText: { display: 'flex', alignItems: 'center', gap: 4, flex: '1', minWidth: 0 }
  }
})
