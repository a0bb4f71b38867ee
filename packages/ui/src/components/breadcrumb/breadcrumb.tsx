import { Breadcrumb as ChakraBreadcrumb, chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from '../link/index.ts'
import { breadcrumbRecipe } from './recipe.ts'

export interface BreadcrumbProps {
  /** Path from the home page; the last entry is the current page, without `href`. */
  steps: readonly { label: string; href?: string }[]
}

/** Breadcrumb navigation. */
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
              // Chakra's part has the role of a link, but leads nowhere.
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
