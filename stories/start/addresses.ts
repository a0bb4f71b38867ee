import { toId } from 'storybook/internal/csf'

/** `screens-cart--ready` of `Screens/Cart/Ready`. */
export function idOf(path: string): string {
  const at = path.lastIndexOf('/')
  return toId(path.slice(0, at), path.slice(at + 1))
}

/** URL of a story's page in Storybook, from within the story frame. */
export const addressOf = (path: string): string => `./?path=/story/${idOf(path)}`

/** URL of the page that shows a story in all modes. */
export const sheetOf = (path: string): string => `./?path=/story/start-modes--sheet&args=story:${idOf(path)}`
