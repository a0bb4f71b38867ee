/** A value of an option, such as Colour navy. */
interface KnownValue {
  option: string
  value: string
}

/** What the numbers of combinations of options stand for. They are only ever added to. */
export interface Combinations {
  /** The highest number known. */
  highest: number
  values: KnownValue[]
  /** Places in `values`, by option and value. */
  places: Map<string, number>
  /** Options in the order in which their first value became known. */
  options: string[]
  /** By place of the value: the place of its option in `options`. */
  optionOf: number[]
  /** By number of the combination: where in `listed` the places of its values begin; they end where the next one's begin. */
  first: Int32Array
  listed: Int32Array
}

export const noCombinations = (): Combinations => ({
  highest: 0,
  values: [],
  places: new Map(),
  options: [],
  optionOf: [],
  first: new Int32Array(2),
  listed: new Int32Array(0)
})

/** Takes in combinations that were not known, in the order of their numbers. */
export function addCombinations(
  known: Combinations,
  added: readonly { number: number; options: Record<string, string> }[]
): void {
  const last = added.at(-1)
  if (!last) return
  const first = new Int32Array(last.number + 2)
  first.set(known.first)
  const listed = [...known.listed]
  let next = known.highest + 1
  for (const { number, options } of added) {
    // Numbers that were never given to any combination have no values.
    while (next <= number) first[next++] = listed.length
    for (const [option, value] of Object.entries(options)) listed.push(placeOf(known, { option, value }))
  }
  first[next] = listed.length
  Object.assign(known, { highest: last.number, first, listed: Int32Array.from(listed) })
}

function placeOf({ values, places, options, optionOf }: Combinations, { option, value }: KnownValue): number {
  const key = `${option}/${value}`
  const known = places.get(key)
  if (known !== undefined) return known
  if (!options.includes(option)) options.push(option)
  optionOf.push(options.indexOf(option))
  const place = values.push({ option, value }) - 1
  places.set(key, place)
  return place
}
