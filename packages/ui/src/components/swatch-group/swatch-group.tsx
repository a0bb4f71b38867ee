import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
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
  const name = useId()
  const styles = useSlotRecipe({ recipe: swatchGroupRecipe })()
  const chosen = options.find((option) => option.value === value)
  return (
    <chakra.fieldset css={styles['root']}>
      {isLegendShown ? (
        <chakra.legend css={styles['legend']}>
          {legend}
          <chakra.span color="fg.muted" fontWeight="normal">
            {chosen?.label}
          </chakra.span>
        </chakra.legend>
      ) : (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      )}
      <chakra.div css={styles['list']}>
        {options.map((option) => (
          <chakra.label key={option.value} css={styles['item']} title={option.label}>
            <chakra.input
              type="radio"
              name={name}
              aria-label={option.label}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => onChange({ value: option.value })}
              css={styles['input']}
            />
            <chakra.span aria-hidden css={styles['dot']} style={{ backgroundColor: option.swatch ?? 'transparent' }} />
          </chakra.label>
        ))}
        {children}
      </chakra.div>
    </chakra.fieldset>
  )
}
