export { Field, type FieldParts, type FieldProps } from './field.tsx'
export { inputRecipe } from './recipe.ts'
export { Input, TextField, type TextFieldProps } from './text-field.tsx'
export { useEarlyInput } from './use-early-input.ts'
