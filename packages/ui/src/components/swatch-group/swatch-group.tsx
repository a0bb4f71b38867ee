import { RadioGroup, chakra, useSlotRecipe } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { overlayInputStyles, syncOnChange } from '../radio-group/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { swatchGroupRecipe } from './recipe.ts'

export interface SwatchOption {
  value: string
  label: string
  /** `#rrggbb`; null is shown as white. */
  swatch: string | null
  /** Not available with the other chosen options. */
  isDisabled?: boolean
  /** Sold out, but selectable. */
  isSoldOut?: boolean
}

export interface SwatchGroupProps {
  /** Name of the option, such as "Colour". */
  legend: string
  /** Shows legend and chosen name above. @default true */
  isLegendShown?: boolean
  options: readonly SwatchOption[]
  value: string | null
  onChange: (change: { value: string }) => void
  children?: ReactNode
}

const isGone = ({ isSoldOut = false, isDisabled = false }: SwatchOption) => isSoldOut && !isDisabled

const nameOf = (option: SwatchOption): string =>
  isGone(option) ? `${option.label}, ${m.product_value_sold_out()}` : option.label

/** Colours as radio buttons with arrow keys and accessible names; the chosen name is visible. */
export function SwatchGroup({ legend, isLegendShown = true, options, value, onChange, children }: SwatchGroupProps) {
  const styles = useSlotRecipe({ recipe: swatchGroupRecipe })()
  const chosen = options.find((option) => option.value === value)
  return (
    <RadioGroup.Root recipe={swatchGroupRecipe} value={value} onValueChange={syncOnChange(onChange)}>
      {isLegendShown ? (
        <chakra.div css={styles['label']}>
          <RadioGroup.Label unstyled>{legend}</RadioGroup.Label>
          <chakra.span color="fg.muted" fontWeight="normal">
            {chosen && nameOf(chosen)}
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
            title={nameOf(option)}
          >
            {/* oxlint-disable-next-line jsx-a11y/aria-proptypes -- Chakra names it by a text beside it, which a swatch lacks */}
            <RadioGroup.ItemHiddenInput aria-label={nameOf(option)} aria-labelledby="" style={overlayInputStyles} />
            <RadioGroup.ItemControl
              data-sold-out={isGone(option) ? '' : undefined}
              style={{ backgroundColor: option.swatch ?? 'transparent' }}
            />
          </RadioGroup.Item>
        ))}
        {children}
      </chakra.div>
    </RadioGroup.Root>
  )
}
