import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'

export interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'onChange' | 'children'> {
  /** What is agreed to or chosen; the whole line can be tapped. */
  children: ReactNode
  ref?: Ref<HTMLInputElement>
  onChange?: (change: { isChecked: boolean }) => void
}

/** The browser's own checkbox in the accent, with a line of words large enough for a finger. */
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
