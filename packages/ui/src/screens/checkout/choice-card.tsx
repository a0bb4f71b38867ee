import { RadioCard } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { coveringInput, whenChosen } from '../../components/radio-group/index.ts'
import { choiceCardRecipe } from './choice-card.recipe.ts'

export interface ChoiceCardsProps {
  /** What is chosen, for screen readers. */
  label: string
  name: string
  value: string | undefined
  onChange: (change: { value: string }) => void
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The choices of one question under one another. */
export const ChoiceCards = ({ label, name, value, onChange, children, ref }: ChoiceCardsProps) => (
  <RadioCard.Root
    ref={ref ?? null}
    recipe={choiceCardRecipe}
    aria-label={label}
    name={name}
    value={value ?? null}
    onValueChange={whenChosen(onChange)}
  >
    {children}
  </RadioCard.Root>
)

export interface ChoiceCardProps {
  value: string
  children: ReactNode
}

/** One of several, large enough to read what it means. */
export const ChoiceCard = ({ value, children }: ChoiceCardProps) => (
  <RadioCard.Item value={value}>
    <RadioCard.ItemHiddenInput style={coveringInput} />
    <RadioCard.ItemIndicator />
    <RadioCard.ItemText asChild>
      <div>{children}</div>
    </RadioCard.ItemText>
  </RadioCard.Item>
)
