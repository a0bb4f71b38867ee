import { defineTokens } from '@chakra-ui/react'

const rem = (pixels: number) => ({ value: `${pixels / 16}rem` })

/** 4-px rhythm: the number is the count of quarter rems. */
const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32].map((step) => [step, rem(step * 4)])
)

const sizes = {
  ...spacing,
  /** The least a finger can hit. */
  target: rem(44),
  header: rem(64),
  /** The one line above the design tool on narrow windows; it grows with the letters, its buttons do not. */
  toolLine: { value: 'max(48px, 2.25rem)' },
  content: rem(1280),
  prose: rem(720),
  form: rem(440),
  full: { value: '100%' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' }
}

export const tokens = defineTokens({
  fonts: {
    heading: { value: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif" },
    body: { value: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif" }
  },
  fontSizes: {
    xs: rem(12),
    sm: rem(14),
    md: rem(16),
    lg: rem(18),
    xl: rem(22),
    '2xl': rem(28),
    '3xl': rem(36),
    '4xl': rem(48),
    '5xl': rem(64)
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
  lineHeights: { title: { value: 1.1 }, snug: { value: 1.3 }, body: { value: 1.55 } },
  letterSpacings: { tight: { value: '-0.02em' }, caps: { value: '0.08em' } },
  spacing,
  sizes,
  radii: { control: { value: '6px' }, panel: { value: '12px' }, full: { value: '9999px' } },
  shadows: { float: { value: '0 1px 2px rgb(28 27 24 / 0.08), 0 12px 32px rgb(28 27 24 / 0.16)' } },
  durations: { state: { value: '150ms' }, come: { value: '220ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  zIndex: { header: { value: 20 }, sheet: { value: 40 }, toast: { value: 60 } }
})
