export { TextArea, TextAreaField, type TextAreaFieldProps } from './text-area.tsx'
