import { defineRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: 'target',
    paddingInline: 5,
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    userSelect: 'none',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: 'state',
    _disabled: { opacity: 0.55 },
    '& svg': { width: '20px', height: '20px', strokeWidth: '1.75px', flexShrink: 0 }
  },
  variants: {
    variant: {
      /** Primary action; once per view. */
      accent: { bg: 'accent', color: 'accent.fg', _hover: { bg: 'accent.hover' } },
      /** Secondary action, next to the accent. */
      outline: { borderColor: 'border.control', color: 'fg', _hover: { bg: 'bg.raised' } },
      quiet: { color: 'fg', _hover: { bg: 'bg.raised' } },
      danger: { borderColor: 'bad', color: 'bad', _hover: { bg: 'bad.soft' } }
    },
    size: {
      md: { fontSize: 'md' },
      sm: { fontSize: 'sm', paddingInline: 3 },
      lg: { fontSize: 'lg', minHeight: '3.25rem', paddingInline: 7 }
    },
    isWide: { true: { width: 'full' } }
  },
  defaultVariants: { variant: 'outline', size: 'md' }
})
