import { RadioCard } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { overlayInputStyles, syncOnChange } from '../../components/radio-group/index.ts'
import { choiceCardRecipe } from './choice-card.recipe.ts'

export interface ChoiceCardsProps {
  /** Accessible name of the group. */
  label: string
  name: string
  value: string | undefined
  onChange: (change: { value: string }) => void
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A radio group of cards. */
export const ChoiceCards = ({ label, name, value, onChange, children, ref }: ChoiceCardsProps) => (
  <RadioCard.Root
    ref={ref ?? null}
    recipe={choiceCardRecipe}
    aria-label={label}
    name={name}
    value={value ?? null}
    onValueChange={syncOnChange(onChange)}
  >
    {children}
  </RadioCard.Root>
)

export interface ChoiceCardProps {
  value: string
  children: ReactNode
}

/** An option with description. */
export const ChoiceCard = ({ value, children }: ChoiceCardProps) => (
  <RadioCard.Item value={value}>
    <RadioCard.ItemHiddenInput style={overlayInputStyles} />
    <RadioCard.ItemIndicator />
    <RadioCard.ItemText asChild>
      <div>{children}</div>
    </RadioCard.ItemText>
  </RadioCard.Item>
)
