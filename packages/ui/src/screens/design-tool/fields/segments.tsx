import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'

interface SegmentsProps<Value extends string> {
  legend: string
  /** @default true */
  isLegendShown?: boolean
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Of a face that fills an end of the strip: what its border leaves of the strip's own. */
const corner = '5px'

/** A few ways side by side, of which one holds: radio buttons that look like one strip. */
export function Segments<Value extends string>({
  legend,
  isLegendShown = true,
  options,
  value,
  onChange
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <chakra.fieldset minWidth={0}>
      {isLegendShown ? (
        <chakra.legend textStyle="label" marginBlockEnd={1.5}>
          {legend}
        </chakra.legend>
      ) : (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      )}
      <chakra.div display="flex" borderWidth="1px" borderColor="border.control" borderRadius="control" bg="bg.float">
        {options.map((option) => (
          <chakra.label
            key={option.value}
            position="relative"
            flex="1"
            minWidth={0}
            cursor="pointer"
            title={option.icon === undefined ? undefined : option.label}
            css={{
              '& + &': { borderInlineStartWidth: '1px' },
              '&:first-of-type > span': { borderStartRadius: corner },
              '&:last-of-type > span': { borderEndRadius: corner }
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onChange(option.value)}
              position="absolute"
              inset={0}
              boxSize="full"
              margin={0}
              opacity={0}
              cursor="inherit"
            />
            <chakra.span
              aria-hidden
              display="grid"
              placeItems="center"
              minHeight="target"
              paddingInline={1}
              textStyle="small"
              lineHeight="snug"
              textAlign="center"
              css={{
                'input:hover:not(:checked) + &': { bg: 'bg.raised' },
                'input:checked + &': { layerStyle: 'chosen', forcedColorAdjust: 'none' },
                'input:focus-visible + &': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }
              }}
            >
              {option.icon ?? option.label}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
