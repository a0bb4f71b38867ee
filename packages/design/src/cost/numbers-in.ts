/** Counts the numbers in path data. Numbers may follow each other without a space, such as `1-2` or `.5.5`. */
export const numbersIn = (data: string): number => data.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.length ?? 0
