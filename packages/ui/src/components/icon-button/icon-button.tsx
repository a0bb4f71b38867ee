import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
}

export const IconButton = ({ label, icon, variant = 'quiet', ...rest }: IconButtonProps) => (
  <Button aria-label={label} title={label} variant={variant} paddingInline={0} minWidth="target" {...rest}>
    {icon}
  </Button>
)
