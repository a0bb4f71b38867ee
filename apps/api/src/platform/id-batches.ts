/** Reads all rows of a list in batches, ordered by id. Rows that stay unchanged never hide later ones. */
export async function* idBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>
): AsyncGenerator<Row[]> {
  for (let after = ''; ;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}
