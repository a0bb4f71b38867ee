import { RadioGroup, chakra, useSlotRecipe } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { CircleAlert, Star } from 'lucide-react'
import { useId } from 'react'
import { overlayInputStyles, syncOnChange } from '../radio-group/index.ts'
import { starInputRecipe } from './recipe.ts'

export interface StarInputProps {
  /** Form name. */
  name: string
  label: string
  /** Null: no choice yet. */
  value: number | null
  onChange: (change: { value: number }) => void
  /** Error message; it describes every star. */
  error?: string | undefined
}

const stars = [1, 2, 3, 4, 5]

/** One to five stars as radio buttons: Chakra's rating preselects the first star. */
export function StarInput({ name, label, value, onChange, error }: StarInputProps) {
  const errorId = useId()
  const styles = useSlotRecipe({ recipe: starInputRecipe })()
  return (
    <RadioGroup.Root
      recipe={starInputRecipe}
      name={name}
      invalid={error !== undefined}
      value={value === null ? null : String(value)}
      onValueChange={syncOnChange(({ value: chosen }) => onChange({ value: Number(chosen) }))}
    >
      <RadioGroup.Label>{label}</RadioGroup.Label>
      <chakra.div css={styles['list']}>
        {stars.map((star) => (
          <RadioGroup.Item key={star} value={String(star)}>
            <RadioGroup.ItemHiddenInput
              style={overlayInputStyles}
              aria-label={m.product_reviews_stars({ stars: star })}
              {...(error !== undefined && { 'aria-describedby': errorId })}
            />
            <chakra.span css={styles['star']} data-filled={value !== null && star <= value ? '' : undefined}>
              <Star size={28} strokeWidth={1.5} aria-hidden />
            </chakra.span>
          </RadioGroup.Item>
        ))}
      </chakra.div>
      {error === undefined ? null : (
        <chakra.p id={errorId} css={styles['error']}>
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
          {error}
        </chakra.p>
      )}
    </RadioGroup.Root>
  )
}
