/** Storybook keeps its own things in the same browser. */
const isOfStory = (key: string) => !/storybook|^motif\.review$/i.test(key)

/** Puts what a browser keeps in the place of all that stories before left in it. */
export function replaceKept(storage: Storage, kept: Readonly<Record<string, string>> = {}): void {
  for (const key of Object.keys(storage).filter(isOfStory)) storage.removeItem(key)
  for (const [key, text] of Object.entries(kept)) storage.setItem(key, text)
}
