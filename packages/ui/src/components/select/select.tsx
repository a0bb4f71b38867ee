import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { Field, type FieldProps, inputRecipe } from '../field/index.ts'

const Control = chakra('select', inputRecipe)

/** The native select, styled; its children are `option` elements. */
export const Select = ({ width, ...rest }: HTMLChakraProps<'select'>) => (
  <chakra.span position="relative" display="inline-flex" width={width ?? 'full'}>
    <Control
      appearance="none"
      paddingInlineEnd={10}
      cursor="pointer"
      textOverflow="ellipsis"
      {...rest}
      css={{ '& option': { bg: 'bg.float', color: 'fg' } }}
    />
    <chakra.span
      position="absolute"
      insetInlineEnd={3}
      top="50%"
      transform="translateY(-50%)"
      pointerEvents="none"
      color="fg.muted"
    >
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
    </chakra.span>
  </chakra.span>
)

export interface SelectFieldProps extends Omit<HTMLChakraProps<'select'>, 'required'>, Omit<FieldProps, 'children'> {}

/** A select with label, hint and error. */
export const SelectField = ({ label, hint, error, isRequired, ...select }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} {...(isRequired === undefined ? undefined : { isRequired })}>
    {(parts) => <Select {...parts} {...select} />}
  </Field>
)
