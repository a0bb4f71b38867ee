import type { EmotionCache } from '@emotion/cache'

type Sheet = EmotionCache['sheet']

/**
 * Makes an Emotion cache adopt the server's style elements. Emotion would insert them again, and each insertion
 * recalculates styles: 15 ms on a long page, three times. `data-rules` lists the rules in an element.
 */
export function withPageRules(cache: EmotionCache): EmotionCache {
  const { key, container, isSpeedy: speedy, constructor } = cache.sheet
  const Plain = constructor as new (options: { key: string; container: Node; speedy: boolean }) => Sheet
  // Emotion creates sheets of global rules from this one's class.
  class Standing extends Plain {
    override hydrate(nodes: HTMLStyleElement[]): void {
      this.tags.push(...nodes)
    }
  }
  cache.sheet = new Standing({ key, container, speedy })
  const elements = [...document.querySelectorAll<HTMLStyleElement>('style[data-rules]')]
  for (const name of elements.flatMap(({ dataset }) => dataset['rules']?.split(' ') ?? [])) cache.inserted[name] = true
  cache.sheet.hydrate(elements)
  return cache
}
