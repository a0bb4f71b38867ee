export { Button, type ButtonProps } from './button.tsx'
export { LinkButton, type LinkButtonProps } from './link-button.tsx'
export { Spinner } from './spinner.tsx'
export { noScriptStyles } from './no-script-styles.ts'
