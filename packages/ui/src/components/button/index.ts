export { Button, type ButtonProps } from './button.tsx'
export { LinkButton, type LinkButtonProps } from './link-button.tsx'
export { Spinner } from './spinner.tsx'
export { withoutScript } from './without-script.ts'
