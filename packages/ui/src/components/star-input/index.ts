export { StarInput, type StarInputProps } from './star-input.tsx'
