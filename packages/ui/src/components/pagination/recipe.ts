import { defineSlotRecipe } from '@chakra-ui/react'

const trigger = { minWidth: 'target', _rtl: { '& svg': { transform: 'scaleX(-1)' } } }

export const paginationRecipe = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'item', 'ellipsis', 'prevTrigger', 'nextTrigger'],
  base: {
    root: {
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      gap: 1,
      flexWrap: 'wrap',
      paddingBlock: 8
    },
    item: {
      minWidth: 'target',
      textStyle: 'figure',
      _currentPage: {
        borderColor: 'border.control',
        // In forced colours each page has a visible border.
        _highContrast: { '&, &:hover': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } }
      }
    },
    ellipsis: { minWidth: 6, textAlign: 'center', color: 'fg.muted' },
    prevTrigger: trigger,
    nextTrigger: trigger
  }
})
