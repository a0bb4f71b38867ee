import { RadioGroup, chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { coveringInput, whenChosen } from '../radio-group/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { swatchGroupRecipe } from './recipe.ts'

export interface SwatchOption {
  value: string
  label: string
  /** `#rrggbb`; null shows as paper. */
  swatch: string | null
  /** Cannot be had together with what else is chosen. */
  isDisabled?: boolean
}

export interface SwatchGroupProps {
  /** What is chosen, such as "Colour". */
  legend: string
  /** Shows the legend and the chosen name above. @default true */
  isLegendShown?: boolean
  options: readonly SwatchOption[]
  value: string | null
  onChange: (change: { value: string }) => void
  children?: ReactNode
}

/** Colours as radio buttons: arrow keys walk, the name of each is read, the chosen one's name is written. */
export function SwatchGroup({ legend, isLegendShown = true, options, value, onChange, children }: SwatchGroupProps) {
  const styles = useSlotRecipe({ recipe: swatchGroupRecipe })()
  const chosen = options.find((option) => option.value === value)
  return (
    <RadioGroup.Root recipe={swatchGroupRecipe} value={value} onValueChange={whenChosen(onChange)}>
      {isLegendShown ? (
        <chakra.div css={styles['label']}>
          <RadioGroup.Label unstyled>{legend}</RadioGroup.Label>
          <chakra.span color="fg.muted" fontWeight="normal">
            {chosen?.label}
          </chakra.span>
        </chakra.div>
      ) : (
        <RadioGroup.Label unstyled asChild>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </RadioGroup.Label>
      )}
      <chakra.div css={styles['list']}>
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.isDisabled ?? false}
            title={option.label}
          >
            {/* oxlint-disable-next-line jsx-a11y/aria-proptypes -- Chakra names it by a text beside it, which a swatch lacks */}
            <RadioGroup.ItemHiddenInput aria-label={option.label} aria-labelledby="" style={coveringInput} />
            <RadioGroup.ItemControl style={{ backgroundColor: option.swatch ?? 'transparent' }} />
          </RadioGroup.Item>
        ))}
        {children}
      </chakra.div>
    </RadioGroup.Root>
  )
}
