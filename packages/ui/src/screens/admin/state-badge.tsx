import type { LucideIcon } from 'lucide-react'
import { Badge } from '../../components/badge/index.ts'

/** Appearance of a state. */
export interface StateLook {
  label: () => string
  icon: LucideIcon
  tone: 'plain' | 'good' | 'warn' | 'bad' | 'info'
}

/** A state as label and icon. */
export const StateBadge = ({ label, icon: Icon, tone }: StateLook) => (
  <Badge tone={tone} whiteSpace="nowrap">
    <Icon aria-hidden />
    {label()}
  </Badge>
)
