import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Field, type FieldProps, inputRecipe } from '../field/index.ts'

const TextArea = chakra('textarea', inputRecipe)

export interface TextAreaFieldProps
  extends Omit<HTMLChakraProps<'textarea'>, 'required' | 'children'>, Omit<FieldProps, 'children'> {}

/** A multi-line text field with label, hint and error; grows with its content where supported. */
export const TextAreaField = ({ label, hint, error, isRequired, ...area }: TextAreaFieldProps) => (
  <Field label={label} hint={hint} error={error} {...(isRequired === undefined ? undefined : { isRequired })}>
    {(parts) => (
      <TextArea
        rows={5}
        resize="vertical"
        css={{ fieldSizing: 'content' }}
        minHeight="8rem"
        // Content-sized, it would be as wide as the longest word.
        overflowWrap="anywhere"
        {...parts}
        {...area}
      />
    )}
  </Field>
)
