/** A page of a list, as in the contract. */
export interface ListPage<Item> {
  items: readonly Item[]
  total: number
  page: number
  pageSize: number
}

/** A part of an uncounted list; the next starts after `next`. */
export interface ListPart<Item> {
  items: readonly Item[]
  next: string | null
}
