/** How many numbers path data holds: a lower letter, a sign or a second point may begin one without a space before it. */
export const numbersIn = (data: string): number => data.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.length ?? 0
