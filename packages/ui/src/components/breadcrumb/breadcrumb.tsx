import { Breadcrumb as ChakraBreadcrumb, chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from '../link/index.ts'
import { breadcrumbRecipe } from './recipe.ts'

export interface BreadcrumbProps {
  /** The way here; the last one is where we are and needs no `href`. */
  steps: readonly { label: string; href?: string }[]
}

/** The way from home to here. */
export const Breadcrumb = ({ steps }: BreadcrumbProps) => (
  <ChakraBreadcrumb.Root recipe={breadcrumbRecipe} aria-label={m.common_breadcrumb()}>
    <ChakraBreadcrumb.List>
      {steps.map((step, index) => (
        <Fragment key={step.label}>
          {index > 0 ? (
            <ChakraBreadcrumb.Separator>
              <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
            </ChakraBreadcrumb.Separator>
          ) : null}
          <ChakraBreadcrumb.Item>
            {step.href === undefined ? (
              // Chakra's part for it says that it is a link, which leads nowhere.
              <chakra.span aria-current="page" color="fg" truncate maxWidth="32ch">
                {step.label}
              </chakra.span>
            ) : (
              <Link href={step.href} isUnderlined={false} display="inline-flex" alignItems="center" minHeight="target">
                {step.label}
              </Link>
            )}
          </ChakraBreadcrumb.Item>
        </Fragment>
      ))}
    </ChakraBreadcrumb.List>
  </ChakraBreadcrumb.Root>
)
