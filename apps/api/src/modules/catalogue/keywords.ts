interface Described {
  slug: string
  name: string
  /** Name of its category. */
  category: string
  /** Labels of its option values. */
  labels: readonly string[]
  details: readonly { value: string }[]
}

/** Keywords of a product beside its name. Also spelled without hyphens, so that "tshirt" matches: full text splits "t-shirt" into two words. */
export function keywordsOf({ slug, name, category, labels, details }: Described): string {
  const words = [category, slug.replaceAll('-', ' '), ...labels, ...details.map(({ value }) => value)]
  const hyphenated = `${name} ${category}`.match(/\w+(?:-\w+)+/g) ?? []
  return [...words, ...hyphenated.map((word) => word.replaceAll('-', ''))].join(' ')
}
