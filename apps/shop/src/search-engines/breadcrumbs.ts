import type { Thing } from './thing.ts'

interface Step {
  name: string
  /** Absolute. */
  url: string
}

/** The way to a page, from the shop's front page on. */
export const breadcrumbs = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }))
})
