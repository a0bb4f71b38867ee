import type { Thing } from './thing.ts'

interface Step {
  name: string
  /** Absolute URL. */
  url: string
}

/** Breadcrumbs from the home page on. */
export const breadcrumbs = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }))
})
