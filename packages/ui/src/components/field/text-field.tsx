import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Field, type FieldProps } from './field.tsx'
import { inputRecipe } from './recipe.ts'

export const Input = chakra('input', inputRecipe)

export interface TextFieldProps
  extends Omit<HTMLChakraProps<'input'>, 'required' | 'children'>, Omit<FieldProps, 'children'> {}

/** A single-line text field with label, hint and error. */
export const TextField = ({ label, hint, error, isRequired, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} {...(isRequired === undefined ? undefined : { isRequired })}>
    {(parts) => <Input type="text" {...parts} {...input} />}
  </Field>
)
