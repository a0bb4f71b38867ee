import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: 4,
    minHeight: 'target',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    cursor: 'pointer',
    lineHeight: 'snug',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'state',
    '&:has(:checked)': {
      borderColor: 'accent',
      bg: 'accent.soft',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)'
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '& input': { outline: 'none' }
  }
})

/** The choices of one question under one another. */
export const ChoiceCards = chakra('fieldset', {
  base: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: 3 }
})

export interface ChoiceCardProps {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of several, large enough to read what it means. */
export const ChoiceCard = ({ name, value, isChosen, onChoose, children }: ChoiceCardProps) => (
  <Card>
    <chakra.input
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      onChange={onChoose}
      boxSize={5}
      flexShrink={0}
      accentColor="var(--chakra-colors-accent)"
    />
    {children}
  </Card>
)
