import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'

export interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'onChange' | 'children'> {
  /** The label; the whole line is clickable. */
  children: ReactNode
  ref?: Ref<HTMLInputElement>
  onChange?: (change: { isChecked: boolean }) => void
}

/** A native checkbox in the accent colour, with a touch-sized label. */
export const Checkbox = ({ children, onChange, ...rest }: CheckboxProps) => (
  <chakra.label
    display="flex"
    alignItems="center"
    gap={3}
    minHeight="target"
    cursor="pointer"
    css={{ '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' } }}
  >
    <chakra.input
      type="checkbox"
      boxSize="20px"
      flexShrink={0}
      accentColor="var(--chakra-colors-accent)"
      onChange={(event) => onChange?.({ isChecked: event.currentTarget.checked })}
      {...rest}
    />
    <chakra.span flex="1" minWidth={0}>
      {children}
    </chakra.span>
  </chakra.label>
)
