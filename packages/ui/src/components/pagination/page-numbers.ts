/** Page numbers to offer: first, last, and those around the current one; `'gap'` for the omitted ones. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = new Set(
    [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  )
  const sorted = [...wanted].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}
