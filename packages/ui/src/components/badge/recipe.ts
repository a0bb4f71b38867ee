import { defineRecipe } from '@chakra-ui/react'

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    paddingInline: 2,
    paddingBlock: 0.5,
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    '& svg': { width: '14px', height: '14px', strokeWidth: '2px' }
  },
  variants: {
    tone: {
      plain: { bg: 'bg.raised', color: 'fg' },
      good: { bg: 'good.soft', color: 'good' },
      warn: { bg: 'warn.soft', color: 'warn' },
      bad: { bg: 'bad.soft', color: 'bad' },
      info: { bg: 'info.soft', color: 'info' }
    }
  },
  defaultVariants: { tone: 'plain' }
})
