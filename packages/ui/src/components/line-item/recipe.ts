import { defineRecipe } from '@chakra-ui/react'

/**
 * Styles of a whole list, matched by class names: a cart of two hundred lines needs one rule set instead of thousands
 * of styled elements.
 */
export const lineListRecipe = defineRecipe({
  className: 'line-list',
  base: {
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    '& > li': {
      // Off-screen lines skip layout.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 10rem'
    },
    '& .line': {
      display: 'grid',
      gridTemplateColumns: 'var(--line-picture) minmax(0, 1fr)',
      columnGap: { base: 4, md: 6 },
      paddingBlock: 'var(--line-space)',
      borderBlockEndWidth: '1px'
    },
    '& > li[data-pending] picture': { opacity: 0.5 },
    '& .line-words': {
      display: 'grid',
      // Long text beside the price wraps before the name is squeezed.
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
      columnGap: 4,
      rowGap: 1,
      alignContent: 'start'
    },
    '& .line-name': { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    '& .line-name a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& .line-total': {
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      lineHeight: 'snug'
    },
    '& .line-each': { textAlign: 'end' },
    '& .line-quiet': {
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere'
    },
    // Names the line of a button for screen readers.
    '& .line-hidden': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap'
    },
    '& .line-below': { gridColumn: '1 / -1' },
    // Narrowest phones: prices move below the name.
    '@container (max-width: 20rem)': {
      '& .line-words': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& .line-total, & .line-each': { textAlign: 'start' }
    },
    // Large text on phones: the text moves below the picture.
    '@container (max-width: 14rem)': {
      '& .line': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 3 },
      '& .line > picture': { width: 'var(--line-picture)' }
    }
  },
  variants: {
    size: {
      md: {
        '--line-picture': { base: '5.5rem', md: '7.5rem' },
        '--line-space': { base: 'spacing.4', md: 'spacing.6' }
      },
      sm: {
        '--line-picture': '4rem',
        '--line-space': 'spacing.3',
        '& > li': { contentVisibility: 'visible' },
        '& > li:last-of-type .line': { borderBlockEndWidth: 0 }
      }
    }
  },
  defaultVariants: { size: 'md' }
})
