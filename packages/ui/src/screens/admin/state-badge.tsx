import type { LucideIcon } from 'lucide-react'
import { Badge } from '../../components/badge/index.ts'

/** How a state is told. */
export interface StateLook {
  label: () => string
  icon: LucideIcon
  tone: 'plain' | 'good' | 'warn' | 'bad' | 'info'
}

/** Where something stands, in words with an icon. */
export const StateBadge = ({ label, icon: Icon, tone }: StateLook) => (
  <Badge tone={tone} whiteSpace="nowrap">
    <Icon aria-hidden />
    {label()}
  </Badge>
)
