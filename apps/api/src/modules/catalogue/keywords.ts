interface Described {
  slug: string
  name: string
  /** Name of its category. */
  category: string
  /** Of the values of its options. */
  labels: readonly string[]
  details: readonly { value: string }[]
}

/** Words people look for a product by beside its name. Also spelled without hyphens, so that "tshirt" is found: full text sees two words in "t-shirt". */
export function keywordsOf({ slug, name, category, labels, details }: Described): string {
  const words = [category, slug.replaceAll('-', ' '), ...labels, ...details.map(({ value }) => value)]
  const hyphenated = `${name} ${category}`.match(/\w+(?:-\w+)+/g) ?? []
  return [...words, ...hyphenated.map((word) => word.replaceAll('-', ''))].join(' ')
}
