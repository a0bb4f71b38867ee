/** A page of a list, as the contract answers it. */
export interface ListPage<Item> {
  items: readonly Item[]
  total: number
  page: number
  pageSize: number
}

/** A part of a list that is not counted: it goes on after `next`. */
export interface ListPart<Item> {
  items: readonly Item[]
  next: string | null
}
