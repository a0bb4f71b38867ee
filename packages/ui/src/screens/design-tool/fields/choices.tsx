import { SegmentGroup, type SlotRecipeDefinition, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { overlayInputStyles } from '../../../components/radio-group/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'

export interface ChoicesProps<Value extends string> {
  legend: string
  /** @default true */
  isLegendShown?: boolean
  onChange: (value: Value) => void
}

interface Ways<Value extends string> extends ChoicesProps<Value> {
  recipe: SlotRecipeDefinition
  /** `title` is a tooltip. */
  options: readonly { value: Value; content: ReactNode; title?: string }[]
  value: Value | null
}

/** A labelled single choice. */
export function Choices<Value extends string>(props: Ways<Value>) {
  const { legend, isLegendShown = true, recipe, options, value, onChange } = props
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
        recipe={recipe}
        ids={{ label: id }}
        value={value}
        onValueChange={(change) => change.value !== null && onChange(change.value as Value)}
      >
        {options.map(({ value: own, content, ...told }) => (
          <SegmentGroup.Item key={own} value={own} {...told}>
            <SegmentGroup.ItemHiddenInput style={overlayInputStyles} />
            <SegmentGroup.ItemText>{content}</SegmentGroup.ItemText>
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </chakra.div>
  )
}
