import { chakra } from '@chakra-ui/react'

const filled = { bg: 'accent', borderRadius: 'full', transition: 'width 150ms' } as const
const bar = {
  '&::-webkit-progress-bar': { bg: 'border' },
  '&::-webkit-progress-value': filled,
  // Separate, because other browsers drop the rule otherwise.
  '@supports selector(::-moz-progress-bar)': { '&::-moz-progress-bar': filled }
} as const

export interface ProgressBarProps {
  /** Names the work for screen readers. */
  label: string
  /** From 0 to 1. */
  progress: number
}

export const ProgressBar = ({ label, progress }: ProgressBarProps) => (
  <chakra.progress
    aria-label={label}
    value={progress}
    max={1}
    display="block"
    width="full"
    height="1"
    appearance="none"
    borderRadius="full"
    overflow="hidden"
    bg="border"
    css={bar}
  />
)
