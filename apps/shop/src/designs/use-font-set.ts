import type { FontSet } from '@motif/design'
import useSWR from 'swr'

/** Fonts stay what they are: loaded once a page. */
const forGood = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true }

/** Faces with the text shaper, fetched when a design is to be drawn; undefined until they are here. */
export function useFontSet(ids: readonly string[]) {
  const wanted = [...new Set(ids)].toSorted()
  return useSWR<FontSet>(
    ['fonts', ...wanted],
    async () => {
      const { loadFonts } = await import('@motif/design/browser')
      return loadFonts(wanted)
    },
    forGood
  )
}
