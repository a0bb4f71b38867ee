import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronRight } from 'lucide-react'
import { Link } from '../link/index.ts'

export interface BreadcrumbProps {
  /** The way here; the last one is where we are and needs no `href`. */
  steps: readonly { label: string; href?: string }[]
}

/** The way from home to here. */
export const Breadcrumb = ({ steps }: BreadcrumbProps) => (
  <nav aria-label={m.common_breadcrumb()}>
    <chakra.ol display="flex" flexWrap="wrap" alignItems="center" columnGap={1.5} textStyle="small" color="fg.muted">
      {steps.map((step, index) => (
        <chakra.li key={step.label} display="flex" alignItems="center" gap={1.5} minWidth={0}>
          {index > 0 ? (
            <chakra.span _rtl={{ transform: 'scaleX(-1)' }}>
              <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
            </chakra.span>
          ) : null}
          {step.href === undefined ? (
            <chakra.span aria-current="page" color="fg" truncate maxWidth="32ch">
              {step.label}
            </chakra.span>
          ) : (
            <Link href={step.href} isUnderlined={false} display="inline-flex" alignItems="center" minHeight="target">
              {step.label}
            </Link>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  </nav>
)
