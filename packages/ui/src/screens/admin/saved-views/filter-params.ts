/** The set filters as they stand in the address, in alphabetical order. */
export const filterParams = (filter: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .flatMap(([name, value]) =>
        value === undefined || value === null || value === '' ? [] : [[name, String(value)] as const]
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
  )

export const isSameFilter = (one: object, other: object): boolean =>
  JSON.stringify(filterParams(one)) === JSON.stringify(filterParams(other))

export const isFiltered = (filter: object): boolean => Object.keys(filterParams(filter)).length > 0

interface View {
  id: string
  filter: object
}

/** The view the list shows: the one that was opened, or else one with the same filters. Without filters it is the whole list. */
export const currentView = <V extends View>(
  views: readonly V[],
  openId: string | null,
  filter: object
): V | undefined =>
  isFiltered(filter)
    ? (views.find(({ id }) => id === openId) ?? views.find((view) => isSameFilter(view.filter, filter)))
    : undefined
