import { SegmentGroup, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { coveringInput } from '../../../components/radio-group/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { segmentsRecipe } from './segments.recipe.ts'

interface SegmentsProps<Value extends string> {
  legend: string
  /** @default true */
  isLegendShown?: boolean
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few ways side by side, of which one holds. */
export function Segments<Value extends string>({
  legend,
  isLegendShown = true,
  options,
  value,
  onChange
}: SegmentsProps<Value>) {
  const id = useId()
  return (
    <chakra.div minWidth={0}>
      {isLegendShown ? (
        <chakra.div id={id} textStyle="label" marginBlockEnd={1.5}>
          {legend}
        </chakra.div>
      ) : (
        <VisuallyHidden id={id}>{legend}</VisuallyHidden>
      )}
      <SegmentGroup.Root
        recipe={segmentsRecipe}
        ids={{ label: id }}
        value={value}
        onValueChange={(change) => onChange(change.value as Value)}
      >
        {options.map((option) => (
          <SegmentGroup.Item
            key={option.value}
            value={option.value}
            {...(option.icon !== undefined && { title: option.label })}
          >
            <SegmentGroup.ItemHiddenInput style={coveringInput} />
            <SegmentGroup.ItemText>
              {option.icon}
              {option.icon === undefined ? option.label : <VisuallyHidden>{option.label}</VisuallyHidden>}
            </SegmentGroup.ItemText>
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </chakra.div>
  )
}
