import { SegmentGroup, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { coveringInput } from '../../../components/radio-group/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { pictureChoicesRecipe } from './picture-choices.recipe.ts'

interface PictureChoicesProps<Value extends string> {
  legend: string
  /** @default true */
  isLegendShown?: boolean
  /** The picture says nothing to a screen reader: the label does. */
  options: readonly { value: Value; label: string; picture: ReactNode }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** Ways of which one holds, each with a little picture of what it does. */
export function PictureChoices<Value extends string>({
  legend,
  isLegendShown = true,
  options,
  value,
  onChange
}: PictureChoicesProps<Value>) {
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
        recipe={pictureChoicesRecipe}
        ids={{ label: id }}
        value={value}
        onValueChange={(change) => change.value !== null && onChange(change.value as Value)}
      >
        {options.map((option) => (
          <SegmentGroup.Item key={option.value} value={option.value}>
            <SegmentGroup.ItemHiddenInput style={coveringInput} />
            <SegmentGroup.ItemText>
              {option.picture}
              {option.label}
            </SegmentGroup.ItemText>
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </chakra.div>
  )
}
