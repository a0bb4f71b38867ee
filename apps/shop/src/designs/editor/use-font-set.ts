import { type FontSet, type SetText, lettersOf } from '@motif/design'
import useSWR from 'swr'

/** Fonts stay what they are: loaded once a page. */
const forGood = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true }

/** What texts are set with, and the text shaper, fetched when a design is to be drawn; undefined until they are here. */
export function useFontSet(texts: readonly SetText[]) {
  return useSWR<FontSet, unknown, readonly ['fonts', SetText[]]>(
    ['fonts', lettersOf(texts)],
    async ([, letters]) => {
      const { loadFonts } = await import('@motif/design/browser')
      return loadFonts(letters)
    },
    forGood
  )
}
